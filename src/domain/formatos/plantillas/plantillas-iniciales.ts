import type { DatosFormato } from '@/domain/formatos/datos-formato';
import { AUTORIZACION_DATOS, AUTORIZACION_IMAGEN } from '@/domain/formatos/plantillas/autorizaciones';
import { PERMISO_SALIDA, PERTENENCIAS, REGLAMENTO, VISITA } from '@/domain/formatos/plantillas/convivencia';
import { EGRESO, INGRESO } from '@/domain/formatos/plantillas/ingreso-y-egreso';
import { ACUERDO_PAGO, PAZ_Y_SALVO } from '@/domain/formatos/plantillas/pagos';

/** What the product ships: a start that each foundation makes its own, with its lawyer at hand. */
export const PLANTILLAS_INICIALES: readonly DatosFormato[] = [
  INGRESO,
  PERTENENCIAS,
  AUTORIZACION_DATOS,
  AUTORIZACION_IMAGEN,
  REGLAMENTO,
  PERMISO_SALIDA,
  VISITA,
  ACUERDO_PAGO,
  PAZ_Y_SALVO,
  EGRESO,
];
