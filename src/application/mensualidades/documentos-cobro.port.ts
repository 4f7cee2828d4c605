import type {
  PapelConstanciaDePagos,
  PapelEstadoDeCuenta,
  PapelEstadoDePagador,
  PapelInformeDeMes,
  PapelRecibo,
} from '@/domain/mensualidades/papel-de-cobro';
import type { Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** Makes the papers, as the bytes of a PDF. */
export interface Imprenta {
  recibo(papel: PapelRecibo): Promise<Uint8Array>;
  estadoDeCuenta(papel: PapelEstadoDeCuenta): Promise<Uint8Array>;
  estadoDePagador(papel: PapelEstadoDePagador): Promise<Uint8Array>;
  constanciaDePagos(papel: PapelConstanciaDePagos): Promise<Uint8Array>;
  informeDeMes(papel: PapelInformeDeMes): Promise<Uint8Array>;
}

/** Printable papers, as the bytes of a PDF; `null` when the service does not make them. */
export interface DocumentosCobro {
  recibo(mensualidad: Id, abono: Id): Promise<Uint8Array<ArrayBuffer> | null>;
  estadoDeCuenta(participante: Id): Promise<Uint8Array<ArrayBuffer> | null>;
  /** By the `clave` of who pays. */
  estadoDePagador(clave: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Of what they paid in a year. */
  constanciaDePagos(clave: string, anio: number): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Of a closed month, or how an open one stands. */
  informeDeMes(periodo: Periodo): Promise<Uint8Array<ArrayBuffer> | null>;
}
