import type { LlaveBorradores } from '@/application/borradores/borradores.port';
import type { Autenticacion, Contrasenas } from '@/application/sesion/autenticacion.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { esquemaClaveBorradores } from '@/domain/borradores/borrador';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { leerUsuarioSesion, type Sesion } from '@/domain/sesion/sesion';
import { errorDeEstado, errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Rol } from '@/domain/shared/rol';
import type { ClienteHttp, RespuestaHttp } from '@/infrastructure/http/cliente/cliente-http';
import { comoObjeto, desenvolver, leerCuerpoError } from '@/infrastructure/http/cliente/cuerpo';
import { leerCon, siExiste } from '@/infrastructure/http/lectura/opcional';

/** What the code of a refusal that came as a 200 is taken from. */
const STATUS_DE_RECHAZO = 400;

/**
 * Why signing in was refused: the server's own words, or those of specification §8 (login) when it sent none. A failure
 * of HTTP says 'Error del servidor'; an error inside a successful answer, 'Error en el servidor'.
 */
const errorInicioFallido = ({ status, correcta, cuerpo }: RespuestaHttp): ErrorAplicacion => {
  const leido = leerCuerpoError(cuerpo);
  const causa = errorDeEstado(correcta ? STATUS_DE_RECHAZO : status, leido);
  const { errorDelServidor, errorEnServidor } = MENSAJES_INICIO_SESION;
  const mensaje = leido.serverMessage ?? (correcta ? errorEnServidor : errorDelServidor);
  return new ErrorAplicacion(causa.codigo, mensaje, { campos: leido.campos, causa });
};

const invalida = () => new ErrorAplicacion('RESPUESTA_INVALIDA', MENSAJES_INICIO_SESION.respuestaInvalida);
const incompleta = () =>
  new ErrorAplicacion('RESPUESTA_INVALIDA', MENSAJES_INICIO_SESION.respuestaIncompleta);

/** `{data: {token, user}, error: null}` (product §3) -> the session. Throws with a message of specification §8 (login). */
const leerInicioSesion = (respuesta: RespuestaHttp): Sesion => {
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

/** Somebody waits for it before each write, and without it the stored role says the same: a network that keeps silent. */
const ESPERA_DE_PERMISO_MS = 10_000;

const sinConexion = (causa: unknown): ErrorAplicacion =>
  new ErrorAplicacion(
    esErrorAplicacion(causa) ? causa.codigo : 'SIN_CONEXION',
    MENSAJES_INICIO_SESION.sinConexion,
    { causa },
  );

export const crearHttpAutenticacion = (cliente: ClienteHttp): Autenticacion => ({
  // `enviar` tells nobody about a 401: here it means wrong credentials, and the form shows it (product §3).
  iniciarSesion: async ({ email, password }) => {
    const respuesta = await cliente
      .enviar({ metodo: 'POST', ruta: '/auth/login', cuerpo: { email, password } })
      .catch((causa: unknown) => {
        throw sinConexion(causa);
      });
    return leerInicioSesion(respuesta);
  },
  cerrarSesion: async ({ token }) => {
    await cliente.pedir({ metodo: 'POST', ruta: '/auth/logout', token, sobreviveALaPagina: true });
  },
  restablecerContrasena: async (email) => {
    const respuesta = await cliente.pedir({
      metodo: 'POST',
      ruta: '/auth/reset-password',
      cuerpo: { email },
    });
    const envia = comoObjeto(desenvolver(respuesta))?.envia_correo;
    return { enviaCorreo: typeof envia === 'boolean' ? envia : null };
  },
  actualizarPerfil: async (cambios) => {
    const respuesta = await cliente.pedir({ metodo: 'PUT', ruta: '/auth/profile', cuerpo: cambios });
    const datos = comoObjeto(desenvolver(respuesta));
    return comoObjeto(datos?.user) ?? datos ?? {};
  },
  tienePermiso: async (rol) => {
    const respuesta = await cliente.pedir({
      metodo: 'GET',
      ruta: '/auth/permission',
      consulta: { role: rol },
      senal: AbortSignal.timeout(ESPERA_DE_PERMISO_MS),
    });
    const permitido = comoObjeto(desenvolver(respuesta))?.hasPermission;
    if (typeof permitido !== 'boolean') throw errorDesconocido(new Error('No se pudo leer el permiso'));
    return permitido;
  },
});

const VIGENCIA_MS = 60_000;

interface Dependencias {
  autenticacion: Autenticacion;
  token: () => string | null;
  reloj: Reloj;
}

/**
 * The same service, asked about each role at most once a minute and per session: every write checks it, and the
 * service checks again anyway. A failed question is not remembered.
 */
export const conPermisoRecordado = ({ autenticacion, token, reloj }: Dependencias): Autenticacion => {
  const recordados = new Map<Rol, { token: string | null; hasta: number; respuesta: Promise<boolean> }>();
  return {
    ...autenticacion,
    tienePermiso: (rol) => {
      const [actual, ahora] = [token(), reloj.ahora().getTime()];
      const previo = recordados.get(rol);
      if (previo && previo.token === actual && ahora < previo.hasta) return previo.respuesta;
      const respuesta = autenticacion.tienePermiso(rol);
      recordados.set(rol, { token: actual, hasta: ahora + VIGENCIA_MS, respuesta });
      respuesta.catch(() => recordados.delete(rol));
      return respuesta;
    },
  };
};

const enviarA =
  (cliente: ClienteHttp, ruta: string) =>
  async (cuerpo: unknown): Promise<void> => {
    await cliente.pedir({ metodo: 'POST', ruta, cuerpo });
  };

export const crearHttpContrasenas = (cliente: ClienteHttp): Contrasenas => ({
  cambiar: async (cambio) => {
    const respuesta = await cliente.pedir({ metodo: 'PUT', ruta: '/auth/password', cuerpo: cambio });
    const token = comoObjeto(desenvolver(respuesta))?.token;
    return typeof token === 'string' && token !== '' ? token : null;
  },
  confirmar: enviarA(cliente, '/auth/reset-password/confirm'),
  estrenar: enviarA(cliente, '/auth/primer-administrador'),
});

export const crearHttpLlaveBorradores = (cliente: ClienteHttp): LlaveBorradores => ({
  obtener: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/auth/clave-borradores' });
      return leerCon(esquemaClaveBorradores, 'la llave de los borradores', cuerpo).clave;
    }),
});
