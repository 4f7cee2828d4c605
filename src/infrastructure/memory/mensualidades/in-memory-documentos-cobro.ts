import type { DocumentosCobro } from '@/application/mensualidades/documentos-cobro.port';

/** Papers are made by the server. */
export const inMemoryDocumentosCobro: DocumentosCobro = {
  recibo: async () => null,
  estadoDeCuenta: async () => null,
  estadoDePagador: async () => null,
};
