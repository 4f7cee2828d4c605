import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { ErrorAplicacion, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { ClienteHttp } from '../cliente/cliente-http';
import { comoObjeto } from '../cliente/cuerpo-error';
import { desenvolver } from '../lectura/desenvolver';
import { leerInicioSesion } from './leer-inicio-sesion';

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
    });
    const permitido = comoObjeto(desenvolver(respuesta))?.hasPermission;
    if (typeof permitido !== 'boolean') throw errorDesconocido(new Error('No se pudo leer el permiso'));
    return permitido;
  },
});
