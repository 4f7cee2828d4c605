import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { Id } from '@/domain/shared/id';

/** Makes one PDF of one or many papers, each from a page of its own. */
export interface ImprentaFormatos {
  componer(titulo: string, documentos: readonly DocumentoPreparado[]): Promise<Uint8Array>;
}

type Pdf = Uint8Array<ArrayBuffer>;

/** Templates filled for a participante, as the bytes of a PDF; `null` when the service does not make them. */
export interface DocumentosFormato {
  /** Throws CONFLICTO when the paper must not be issued. */
  documento(formato: Id, participante: Id): Promise<Pdf | null>;
  /** Every paper of an admission, one after the other. */
  paqueteDeIngreso(participante: Id): Promise<Pdf | null>;
}
