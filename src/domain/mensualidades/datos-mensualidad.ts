import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { analizar } from '@/domain/shared/analizar';
import { camposCon } from '@/domain/shared/campos/campo';
import { esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { entero } from '@/domain/shared/esquemas';
import { dinero, fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

/** An emptied discount is none. */
const descuento = () =>
  z.pipe(
    z.nullable(dinero(0)),
    z.transform((valor: number | null) => valor ?? 0),
  );

const { estado, cobra_desde, cobra_hasta, descuento_antes_del_egreso, ...escritos } =
  esquemasDeDatos(CAMPOS_MENSUALIDAD);
const datos = { ...escritos, descuento: z.optional(descuento()) };

/**
 * Body of POST /mensualidades. Without `periodo`, the current month in Bogota. `motivo_anulacion` says why nobody has to
 * pay it, when the discount is the whole value.
 */
export const esquemaDatosMensualidad = z.strictObject(datos);
export type DatosMensualidad = z.output<typeof esquemaDatosMensualidad>;

const { participante_id: _fijo, motivo_anulacion, ...cambios } = datos;

/** Body of PUT /mensualidades/{id}. A fee keeps its month and its due date: they change, never go. `estado` only asks for EXONERADA, ANULADA (with its reason) or back to PENDIENTE. */
export const esquemaCambiosMensualidad = z.strictObject({
  ...cambios,
  valor: z.optional(cambios.valor),
  periodo: z.optional(periodo()),
  fecha_vencimiento: z.optional(fecha()),
  estado,
  motivo_anulacion,
  cobra_desde,
  cobra_hasta,
  descuento_antes_del_egreso,
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosMensualidad = z.output<typeof esquemaCambiosMensualidad>;

export const MENSAJE_MENSUALIDAD_OBLIGATORIOS = 'Participante y valor son campos obligatorios';
export const MENSAJE_ID_MENSUALIDAD = 'ID de mensualidad requerido';
const OBLIGATORIOS = {
  campos: camposCon(CAMPOS_MENSUALIDAD, 'obligatorio'),
  mensaje: MENSAJE_MENSUALIDAD_OBLIGATORIOS,
};

/** Specification §5, create mensualidad. Throws VALIDACION. */
export const validarDatosMensualidad = (entrada: unknown): DatosMensualidad =>
  analizar(esquemaDatosMensualidad, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosMensualidad = (entrada: unknown): CambiosMensualidad =>
  analizar(esquemaCambiosMensualidad, entrada, OBLIGATORIOS);
