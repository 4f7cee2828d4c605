import type { Emisor } from '@/domain/mensualidades/papel-de-cobro';

/** Who signs receipts and statements. */
export interface FundacionEmisora {
  leer(): Promise<Emisor>;
}
