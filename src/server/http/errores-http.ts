import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import {
  type CodigoError,
  ErrorAplicacion,
  esErrorAplicacion,
} from '@/domain/shared/errores/error-aplicacion';
import { ErrorSinEspacio } from '@/domain/shared/errores/errores-comunes';
import { ErrorDemasiadasALaVez } from '@/server/http/turnos-de-solicitud';

const ESTADO_POR_CODIGO: Readonly<Partial<Record<CodigoError, number>>> = {
  VALIDACION: 400,
  NO_AUTENTICADO: 401,
  PERMISO_DENEGADO: 403,
  CONTRASENA_PROVISIONAL: 403,
  NO_ENCONTRADO: 404,
  DUPLICADO: 409,
  CONFLICTO: 409,
  VERSION_OBSOLETA: 409,
  DEMASIADO_GRANDE: 413,
  DEMASIADOS_INTENTOS: 429,
  NO_DISPONIBLE: 503,
};

/** The framework's own refusals, in the language of the people who read them. */
export const MENSAJE_POR_ESTADO: Readonly<Record<number, string>> = {
  400: 'La solicitud no se puede leer: revise el formato JSON',
  404: 'No existe esa dirección en este servicio',
  405: 'Esta dirección no admite ese método',
  408: 'La solicitud tardó demasiado en llegar',
  413: 'Los datos enviados son demasiado grandes',
  414: 'La dirección es demasiado larga',
  415: 'El contenido debe enviarse como application/json',
  429: 'Demasiadas solicitudes: espere un momento e intente de nuevo',
  431: 'Los encabezados son demasiado grandes',
};

const CODIGO_POR_ESTADO: Readonly<Record<number, CodigoError>> = {
  401: 'NO_AUTENTICADO',
  403: 'PERMISO_DENEGADO',
  404: 'NO_ENCONTRADO',
  413: 'DEMASIADO_GRANDE',
  429: 'DEMASIADOS_INTENTOS',
};

export const estadoHttp = (error: unknown): number => {
  if (error instanceof ErrorClaveReutilizada) return 422;
  // Never 503: after one nobody knows whether what was asked was done, and here it was not.
  if (error instanceof ErrorSinEspacio) return 507;
  if (esErrorAplicacion(error)) return ESTADO_POR_CODIGO[error.codigo] ?? 500;
  const estado = (error as Partial<FastifyError>).statusCode;
  return typeof estado === 'number' && estado >= 400 && estado < 500 ? estado : 500;
};

const aErrorAplicacion = (error: unknown, estado: number): ErrorAplicacion => {
  if (estado >= 500 && estado !== 503 && estado !== 507)
    return new ErrorAplicacion('SERVIDOR', 'Error interno del servidor');
  if (esErrorAplicacion(error)) return error;
  const codigo = CODIGO_POR_ESTADO[estado] ?? 'VALIDACION';
  return new ErrorAplicacion(codigo, MENSAJE_POR_ESTADO[estado] ?? 'La solicitud no es válida');
};

/** The shape every error has on the wire. */
export const cuerpoDeError = ({ message, codigo, campos, actual }: ErrorAplicacion) => ({
  error: {
    message,
    codigo,
    ...(Object.keys(campos).length > 0 ? { campos } : {}),
    ...(actual === undefined ? {} : { actual }),
  },
  message,
});

const encabezados = (error: unknown, estado: number): Record<string, string> => {
  if (error instanceof ErrorDemasiadosIntentos || error instanceof ErrorDemasiadasALaVez)
    return { 'retry-after': String(error.esperaSegundos) };
  if (estado === 503 || estado === 507) return { 'retry-after': '5' };
  return estado === 401 ? { 'www-authenticate': 'Bearer' } : {};
};

export const responderError = (error: unknown, peticion: FastifyRequest, respuesta: FastifyReply) => {
  const estado = estadoHttp(error);
  if (estado >= 500) peticion.log.error({ err: error }, 'Falló la solicitud');
  return respuesta
    .code(estado)
    .headers(encabezados(error, estado))
    .send(cuerpoDeError(aErrorAplicacion(error, estado)));
};

export const cuerpoDeNoEncontrado = () =>
  cuerpoDeError(new ErrorAplicacion('NO_ENCONTRADO', MENSAJE_POR_ESTADO[404] ?? ''));
