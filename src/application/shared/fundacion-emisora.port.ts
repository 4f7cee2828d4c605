import type { Emisor } from '@/domain/mensualidades/emisor';
import type { CuentaDePago } from '@/domain/mensualidades/papel-de-cobro';
import type { CobroPorDefecto } from '@/domain/mensualidades/plan-generacion';

/** What the foundation charges when the participante has no value or day of their own. */
export interface LectorCobroPorDefecto {
  leer(): Promise<CobroPorDefecto>;
}

/** Who signs receipts and statements. */
export interface FundacionEmisora {
  leer(): Promise<Emisor>;
  /** Where fees are paid; none while nobody has set them up. */
  cuentas(): Promise<readonly CuentaDePago[]>;
}
