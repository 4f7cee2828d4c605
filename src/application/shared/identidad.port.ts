import type { Id } from '@/domain/shared/id';

/** Who runs the use-case. */
export interface Identidad {
  /** `null` when nobody is signed in. */
  idUsuario(): Id | null;
}
