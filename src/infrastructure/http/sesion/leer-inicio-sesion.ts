import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { leerUsuarioSesion, type Sesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { RespuestaHttp } from '../cliente/cliente-http';
import { comoObjeto } from '../cliente/cuerpo-error';
import { errorInicioFallido } from './mensaje-inicio-fallido';

const invalida = () => new ErrorAplicacion('RESPUESTA_INVALIDA', MENSAJES_INICIO_SESION.respuestaInvalida);
const incompleta = () =>
  new ErrorAplicacion('RESPUESTA_INVALIDA', MENSAJES_INICIO_SESION.respuestaIncompleta);

/** `{data: {token, user}, error: null}` (product §3) -> the session. Throws with a message of specification §8 (login). */
export const leerInicioSesion = (respuesta: RespuestaHttp): Sesion => {
  if (!respuesta.correcta) throw errorInicioFallido(respuesta);
  const cuerpo = comoObjeto(respuesta.cuerpo);
  if (!respuesta.legible || !cuerpo) throw invalida();
  if (cuerpo.error) throw errorInicioFallido(respuesta);
  const datos = comoObjeto(cuerpo.data);
  if (!datos) throw invalida();
  const usuario = leerUsuarioSesion(datos.user);
  if (typeof datos.token !== 'string' || datos.token === '' || !usuario) throw incompleta();
  return { token: datos.token, usuario };
};
