import type { DatosFormato } from '@/domain/formatos/datos-formato';
import { ACUERDO_PAGO } from '@/domain/formatos/plantillas/acuerdo-pago';
import { AUTORIZACION_DATOS } from '@/domain/formatos/plantillas/autorizacion-datos';
import { AUTORIZACION_IMAGEN } from '@/domain/formatos/plantillas/autorizacion-imagen';
import { EGRESO } from '@/domain/formatos/plantillas/egreso';
import { INGRESO } from '@/domain/formatos/plantillas/ingreso';
import { PAZ_Y_SALVO } from '@/domain/formatos/plantillas/paz-y-salvo';
import { PERMISO_SALIDA } from '@/domain/formatos/plantillas/permiso-salida';
import { PERTENENCIAS } from '@/domain/formatos/plantillas/pertenencias';
import { REGLAMENTO } from '@/domain/formatos/plantillas/reglamento';
import { VISITA } from '@/domain/formatos/plantillas/visita';

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
