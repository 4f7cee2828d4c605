import type {
  PapelEstadoDeCuenta,
  PapelEstadoDePagador,
  PapelRecibo,
} from '@/domain/mensualidades/papel-de-cobro';

/** Makes the papers, as the bytes of a PDF. */
export interface Imprenta {
  recibo(papel: PapelRecibo): Promise<Uint8Array>;
  estadoDeCuenta(papel: PapelEstadoDeCuenta): Promise<Uint8Array>;
  estadoDePagador(papel: PapelEstadoDePagador): Promise<Uint8Array>;
}
