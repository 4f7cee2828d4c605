import { CAMPOS_AUTORIZACION, CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { analizar } from '@/domain/shared/analizar';
import { camposCon } from '@/domain/shared/campos/campo';
import { esquemasDeCambios, esquemasDeDatos } from '@/domain/shared/campos/esquemas-de-campos';
import { booleano, entero, opcional } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const autorizacion_datos = opcional(z.strictObject(esquemasDeDatos(CAMPOS_AUTORIZACION)));

// A request that is sent again is known by its fields in this order, `estado` the last.
const { estado, ...datos } = esquemasDeDatos(CAMPOS_PARTICIPANTE);
const { estado: _estado, ...cambios } = esquemasDeCambios(CAMPOS_PARTICIPANTE);

/** Body of POST /participantes. */
export const esquemaDatosParticipante = z.strictObject({ ...datos, autorizacion_datos, estado });
export type DatosParticipante = z.output<typeof esquemaDatosParticipante>;

/** Whether it has what nobody is stored without. */
export const sePuedeGuardar = (datos: Partial<DatosParticipante>): datos is DatosParticipante =>
  datos.nombre !== undefined && datos.telefono !== undefined;

/**
 * Body of PUT /participantes/{id}: any field; `version` guards against lost updates; `archivado` archives or restores;
 * `ocurrio_el` is the day of what the change does to a stay (a leave, a return), today unless it says another.
 */
export const esquemaCambiosParticipante = z.strictObject({
  ...cambios,
  autorizacion_datos,
  estado,
  archivado: z.optional(booleano()),
  ocurrio_el: opcional(fecha()),
  version: z.optional(entero(0, Number.MAX_SAFE_INTEGER)),
});
export type CambiosParticipante = z.output<typeof esquemaCambiosParticipante>;

export const MENSAJE_PARTICIPANTE_OBLIGATORIOS = 'Nombre y teléfono son campos obligatorios';

const OBLIGATORIOS = {
  campos: camposCon(CAMPOS_PARTICIPANTE, 'obligatorio'),
  mensaje: MENSAJE_PARTICIPANTE_OBLIGATORIOS,
};

/** Specification §5, create participant. Throws VALIDACION. */
export const validarDatosParticipante = (entrada: unknown): DatosParticipante =>
  analizar(esquemaDatosParticipante, entrada, OBLIGATORIOS);

/** Throws VALIDACION. */
export const validarCambiosParticipante = (entrada: unknown): CambiosParticipante =>
  analizar(esquemaCambiosParticipante, entrada, OBLIGATORIOS);
