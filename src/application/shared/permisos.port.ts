import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

/** Who runs the use-case. */
export interface Identidad {
  /** `null` when nobody is signed in. */
  idUsuario(): Id | null;
}

export interface Permisos {
  /** Whether whoever runs the use-case reaches the role (specification §6). Never rejects. */
  alcanza(rol: Rol): Promise<boolean>;
}
