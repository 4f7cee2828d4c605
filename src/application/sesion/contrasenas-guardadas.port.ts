import type { Id } from '@/domain/shared/id';

/** Passwords as the service keeps them. */
export interface ContrasenasGuardadas {
  /** What is stored for that person; `null` when there is no such person. */
  hashDe(id: Id): Promise<string | null>;
  /** Ends every session of the person but the one of `conservar`, and voids the reset links they asked for. */
  guardar(id: Id, hash: string, conservar: string | null): Promise<void>;
}
