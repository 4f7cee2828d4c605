import type { CobroPorDefecto } from '@/domain/mensualidades/plan-generacion';
import { DIA_PAGO_POR_DEFECTO, DIAS_GRACIA_POR_DEFECTO } from '@/domain/shared/constantes';

/** What the foundation charges when the participante has no value or day of their own. */
export interface LectorCobroPorDefecto {
  leer(): Promise<CobroPorDefecto>;
}

/** While nobody set anything: no value, the usual day and days of grace. */
export const SIN_COBRO_CONFIGURADO: LectorCobroPorDefecto = {
  leer: async () => ({ valor: null, dia: DIA_PAGO_POR_DEFECTO, gracia: DIAS_GRACIA_POR_DEFECTO }),
};
