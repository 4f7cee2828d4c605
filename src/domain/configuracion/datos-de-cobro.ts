import { DIAS_GRACIA_MAXIMO } from '@/domain/shared/constantes';
import { entero, leido } from '@/domain/shared/esquemas';
import { VALOR_MAXIMO } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** What is charged to whoever has no value or day of their own. A `null` was never set. */
export const CAMPOS_DE_COBRO = {
  /** Whole COP. */
  valor_mensualidad: leido(entero(0, VALOR_MAXIMO)),
  dia_pago: leido(entero(1, 28)),
  /** Nothing is due before the arrival and these days. */
  dias_gracia: leido(entero(0, DIAS_GRACIA_MAXIMO)),
} as const;

export const COBRO_INICIAL = z.object(CAMPOS_DE_COBRO).parse({});
