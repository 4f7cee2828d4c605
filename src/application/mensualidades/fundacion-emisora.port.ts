import type { Emisor } from '@/domain/mensualidades/papel-de-cobro';

/** Who signs receipts and statements. */
export interface FundacionEmisora {
  leer(): Promise<Emisor>;
}

/** What papers say while nobody wrote the foundation's data. */
export const FUNDACION_POR_DEFECTO: FundacionEmisora = {
  leer: async () => ({ nombre: 'Fundación', nit: null, direccion: null, telefono: null, correo: null }),
};
