import type { Id } from '@/domain/shared/id';

/** Printable papers, as the bytes of a PDF; `null` when the service does not make them. */
export interface DocumentosCobro {
  recibo(mensualidad: Id, abono: Id): Promise<Uint8Array<ArrayBuffer> | null>;
  estadoDeCuenta(participante: Id): Promise<Uint8Array<ArrayBuffer> | null>;
  /** By the `clave` of who pays. */
  estadoDePagador(clave: string): Promise<Uint8Array<ArrayBuffer> | null>;
}
