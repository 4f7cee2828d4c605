import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { RespuestaHttp } from '../cliente/cliente-http';
import { comoObjeto, leerCuerpoError } from '../cliente/cuerpo-error';

const mensajePropio = (status: number, cuerpo: unknown): string => {
  if (status >= 500) return MENSAJES_INICIO_SESION.errorEnServidor;
  return comoObjeto(comoObjeto(cuerpo)?.error)
    ? MENSAJES_INICIO_SESION.errorDelServidor
    : MENSAJES_INICIO_SESION.porDefecto;
};

/** Why signing in was refused: the server's own words, or those of specification §8 (login) when it sent none. */
export const errorInicioFallido = ({ status, cuerpo }: RespuestaHttp): ErrorAplicacion => {
  const leido = leerCuerpoError(cuerpo);
  const causa = errorDeEstado(status, leido);
  const mensaje = leido.serverMessage ?? mensajePropio(status, cuerpo);
  return new ErrorAplicacion(causa.codigo, mensaje, { campos: leido.campos, causa });
};
