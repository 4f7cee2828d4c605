import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import type { Id } from '@/domain/shared/id';

/** The open sessions of one person, as the service keeps them. */
export interface SesionesPropias {
  /** Last used first; `actual` is the digest of the one that asks. */
  listar(usuario: Id, actual: string | null): Promise<readonly SesionAbierta[]>;
  /** Ends the one of that id, or all, but never `actual`; leaves a line in the history. Answers how many. */
  cerrar(usuario: Id, id: Id | undefined, actual: string | null): Promise<number>;
  /** Ends the one that asks; leaves a line in the history. */
  salir(usuario: Id, actual: string): Promise<void>;
}
