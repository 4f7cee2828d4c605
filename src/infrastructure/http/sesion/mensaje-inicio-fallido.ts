import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { RespuestaHttp } from '../cliente/cliente-http';
import { leerCuerpoError } from '../cliente/cuerpo-error';

/** What the code of a refusal that came as a 200 is taken from. */
const STATUS_DE_RECHAZO = 400;

/**
 * Why signing in was refused: the server's own words, or those of specification §8 (login) when it sent none. A failure
 * of HTTP says 'Error del servidor'; an error inside a successful answer, 'Error en el servidor'.
 */
export const errorInicioFallido = ({ status, correcta, cuerpo }: RespuestaHttp): ErrorAplicacion => {
  const leido = leerCuerpoError(cuerpo);
  const causa = errorDeEstado(correcta ? STATUS_DE_RECHAZO : status, leido);
  const { errorDelServidor, errorEnServidor } = MENSAJES_INICIO_SESION;
  const mensaje = leido.serverMessage ?? (correcta ? errorEnServidor : errorDelServidor);
  return new ErrorAplicacion(causa.codigo, mensaje, { campos: leido.campos, causa });
};
