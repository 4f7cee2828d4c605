import type { Rol } from '@/domain/shared/rol';

export interface Permisos {
  /** Whether whoever runs the use-case reaches the role (specification §6). Never rejects. */
  alcanza(rol: Rol): Promise<boolean>;
}
