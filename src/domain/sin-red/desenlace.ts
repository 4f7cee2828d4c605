import { type CodigoError, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { esErrorTransporte, quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import type { Rechazo } from '@/domain/sin-red/cola';

/**
 * What follows from an answer that was no success. `parar`: nobody is there, or they ask to wait. `saltar`: only this one
 * goes wrong. `entrar`: the session ended. `rechazada`: it waits for the person.
 */
export type Desenlace = 'parar' | 'saltar' | 'entrar' | 'rechazada';

const SIN_SESION: readonly CodigoError[] = ['NO_AUTENTICADO', 'CONTRASENA_PROVISIONAL'];
const DE_NADIE: readonly (number | null)[] = [502, 503, 504];

const nadieResponde = (error: unknown): boolean =>
  esErrorTransporte(error) &&
  (error.codigo === 'SIN_CONEXION' || error.codigo === 'TIEMPO_AGOTADO' || DE_NADIE.includes(error.status));

export const desenlaceDe = (error: unknown): Desenlace => {
  if (nadieResponde(error)) return 'parar';
  // A service that breaks over this one may take the others.
  if (quedoSinConfirmar(error)) return 'saltar';
  if (!esErrorAplicacion(error)) return 'rechazada';
  if (SIN_SESION.includes(error.codigo)) return 'entrar';
  if (error.codigo === 'DEMASIADOS_INTENTOS' || error.codigo === 'NO_DISPONIBLE') return 'parar';
  // The service says which of its errors it is; a proxy that does not let this one through, whatever it says, decided nothing.
  return esErrorTransporte(error) && !error.delServicio ? 'saltar' : 'rechazada';
};

/** Whether what had left before is as unknown as it was: nobody looked at it. */
export const dejaLaDuda = (error: unknown): boolean =>
  esErrorAplicacion(error) && error.codigo === 'PERMISO_DENEGADO';

export const rechazoDe = (error: unknown): Rechazo => {
  if (!esErrorAplicacion(error))
    return {
      codigo: 'OTRA_VERSION',
      mensaje: 'Esta versión de la aplicación no sabe enviarlo: cópielo y regístrelo de nuevo',
      campos: {},
      actual: null,
    };
  const mensaje = (esErrorTransporte(error) ? error.serverMessage : null) ?? error.message;
  return { codigo: error.codigo, mensaje, campos: error.campos, actual: error.actual ?? null };
};

/** It left so long ago that sending it again could write it twice. */
export const DUDA_VIEJA: Rechazo = {
  codigo: 'DUDA_VIEJA',
  mensaje:
    'Se envió y la respuesta no llegó; ya pasó mucho tiempo para preguntarle al servicio por ese envío',
  campos: {},
  actual: null,
};

/** It is about something that was taken for stored, and nobody said which one it is. */
export const SIN_NUMERO: Rechazo = {
  codigo: 'SIN_DUENO',
  mensaje: 'Es de algo que ya estaba registrado, y no se dijo cuál es',
  campos: {},
  actual: null,
};

/** It is about somebody that the person gave up. */
export const SIN_DUENO: Rechazo = {
  codigo: 'SIN_DUENO',
  mensaje: 'Es de alguien que se registró en este equipo y después se descartó',
  campos: {},
  actual: null,
};

/** The person took it back before it left. */
export const APARTADA: Rechazo = {
  codigo: 'APARTADA',
  mensaje: 'No se envía hasta que usted decida',
  campos: {},
  actual: null,
};
