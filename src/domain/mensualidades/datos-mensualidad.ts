import { CONCEPTOS, ESTADOS_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import { analizar } from '@/domain/shared/analizar';
import { dinero, entero, esquemaId, fecha, opcional, periodo, texto, unoDe } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** An emptied discount is none. */
const descuento = () =>
  z.pipe(
    z.nullable(dinero(0)),
    z.transform((valor: number | null) => valor ?? 0),
  );

const opcionales = {
  periodo: opcional(periodo()),
  concepto: z.optional(unoDe(CONCEPTOS)),
  fecha_vencimiento: opcional(fecha()),
  descuento: z.optional(descuento()),
  id_acudiente: opcional(esquemaId),
  observaciones: opcional(texto(1, 2000)),
};

/** Body of POST /mensualidades. Without `periodo`, the current month in Bogota. */
export const esquemaDatosMensualidad = z.strictObject({
  participante_id: esquemaId,
  valor: dinero(1),
  ...opcionales,
  /** Why nobody has to pay it, when the discount is the whole value. */
  motivo_anulacion: opcional(texto(3, 500)),
});
export type DatosMensualidad = z.output<typeof esquemaDatosMensualidad>;

/** Body of PUT /mensualidades/{id}. A fee keeps its month and its due date: they change, never go. `estado` only asks for EXONERADA, ANULADA (with its reason) or back to PENDIENTE. */
export const esquemaCambiosMensualidad = z.strictObject({
  valor: z.optional(dinero(1)),
  ...opcionales,
  periodo: z.optional(periodo()),
  fecha_vencimiento: z.optional(fecha()),
  estado: z.optional(unoDe(ESTADOS_MENSUALIDAD)),
  motivo_anulacion: opcional(texto(3, 500)),
  cobra_hasta: opcional(fecha()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosMensualidad = z.output<typeof esquemaCambiosMensualidad>;

export const MENSAJE_MENSUALIDAD_OBLIGATORIOS = 'Participante y valor son campos obligatorios';
export const MENSAJE_ID_MENSUALIDAD = 'ID de mensualidad requerido';
const OBLIGATORIOS = { campos: ['participante_id', 'valor'], mensaje: MENSAJE_MENSUALIDAD_OBLIGATORIOS };

/** Specification §5, create mensualidad. Throws VALIDACION. */
export const validarDatosMensualidad = (entrada: unknown): DatosMensualidad =>
  analizar(esquemaDatosMensualidad, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosMensualidad = (entrada: unknown): CambiosMensualidad =>
  analizar(esquemaCambiosMensualidad, entrada, OBLIGATORIOS);
