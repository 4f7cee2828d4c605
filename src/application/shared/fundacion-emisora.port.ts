import type { Emisor } from '@/domain/mensualidades/emisor';
import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';

/** Who signs receipts and statements. */
export interface FundacionEmisora {
  leer(): Promise<Emisor>;
  /** Where fees are paid; none while nobody has set them up. */
  cuentas(): Promise<readonly CuentaDePago[]>;
}
