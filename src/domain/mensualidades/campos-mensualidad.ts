import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import type { Campos } from '@/domain/shared/campos/campo';

/** Everything that is written of a mensualidad, but its abonos. */
export const CAMPOS_MENSUALIDAD = {
  participante_id: { etiqueta: 'Participante', tipo: 'id', obligatorio: true },
  valor: { etiqueta: 'Valor', tipo: 'dinero', min: 1, obligatorio: true },
  periodo: { etiqueta: 'Periodo', tipo: 'periodo' },
  concepto: { etiqueta: 'Concepto', tipo: 'opcion', palabras: ETIQUETA_CONCEPTO, siFalta: 'MENSUALIDAD' },
  fecha_vencimiento: { etiqueta: 'Vence', tipo: 'fecha' },
  descuento: { etiqueta: 'Descuento', tipo: 'dinero', min: 0, siFalta: 0 },
  estado: { etiqueta: 'Estado', tipo: 'opcion', palabras: ETIQUETA_ESTADO_MENSUALIDAD, siFalta: 'PENDIENTE' },
  id_acudiente: { etiqueta: 'Paga', tipo: 'id' },
  observaciones: { etiqueta: 'Observaciones', tipo: 'parrafo', max: 2000 },
  /** Of the two reasons there may be: a screen that knows which one names it. */
  motivo_anulacion: { etiqueta: 'Motivo de la anulación o exoneración', tipo: 'texto', min: 3, max: 500 },
  cobra_desde: { etiqueta: 'Cobra desde', tipo: 'fecha' },
  cobra_hasta: { etiqueta: 'Cobra hasta', tipo: 'fecha' },
  /** Kept while a discharge takes something off, so that it can be charged again to whoever comes back. */
  descuento_antes_del_egreso: { etiqueta: 'Descuento antes del egreso', tipo: 'dinero', min: 0 },
} as const satisfies Campos;
