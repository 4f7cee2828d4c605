import type { Id } from '@/domain/shared/id';

type Pdf = Uint8Array<ArrayBuffer>;

/** Templates filled for a participante, as the bytes of a PDF; `null` when the service does not make them. */
export interface DocumentosFormato {
  /** Throws CONFLICTO when the paper must not be issued. */
  documento(formato: Id, participante: Id): Promise<Pdf | null>;
  /** Every paper of an admission, one after the other. */
  paqueteDeIngreso(participante: Id): Promise<Pdf | null>;
}
