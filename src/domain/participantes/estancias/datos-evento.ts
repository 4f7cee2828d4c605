import { CAMPOS_EVENTO } from '@/domain/participantes/estancias/campos-evento';
import { analizar } from '@/domain/shared/analizar';
import { esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { entero, unoDe } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const { regreso_previsto, motivo } = esquemasDeDatos(CAMPOS_EVENTO);

/** Body of POST /estancias/{id}/eventos. Transfers and phases come from the participante's own changes. */
export const esquemaDatosEvento = z.strictObject({
  tipo: unoDe(['PERMISO']),
  salida: fecha(),
  regreso_previsto,
  motivo,
});
export type DatosEvento = z.output<typeof esquemaDatosEvento>;

/** Body of PUT /estancias/{id}/eventos/{evento}: any field; `version` is that of the event. */
export const esquemaCambiosEvento = z.strictObject({
  salida: z.optional(fecha()),
  regreso_previsto,
  regreso_real: z.optional(fecha()),
  motivo,
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosEvento = z.output<typeof esquemaCambiosEvento>;

export const MENSAJE_ID_ESTANCIA = 'ID de estancia requerido';
export const MENSAJE_ID_EVENTO = 'ID de evento requerido';

/** Throws VALIDACION. */
export const validarDatosEvento = (entrada: unknown): DatosEvento => analizar(esquemaDatosEvento, entrada);

/** Throws VALIDACION. */
export const validarCambiosEvento = (entrada: unknown): CambiosEvento =>
  analizar(esquemaCambiosEvento, entrada);
