import type { LectorCobroPorDefecto } from '@/application/shared/fundacion-emisora.port';
import { DIA_PAGO_POR_DEFECTO, DIAS_GRACIA_POR_DEFECTO } from '@/domain/shared/constantes';

/** While nobody set anything: no value, the usual day and days of grace. */
export const SIN_COBRO_CONFIGURADO: LectorCobroPorDefecto = {
  leer: async () => ({ valor: null, dia: DIA_PAGO_POR_DEFECTO, gracia: DIAS_GRACIA_POR_DEFECTO }),
};
