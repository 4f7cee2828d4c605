import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { ClienteHttp } from '../cliente/cliente-http';
import { comoObjeto } from '../cliente/cuerpo-error';
import { desenvolver } from '../lectura/desenvolver';

export const crearHttpContrasenas = (cliente: ClienteHttp): Contrasenas => ({
  cambiar: async (cambio) => {
    const respuesta = await cliente.pedir({ metodo: 'PUT', ruta: '/auth/password', cuerpo: cambio });
    const token = comoObjeto(desenvolver(respuesta))?.token;
    return typeof token === 'string' && token !== '' ? token : null;
  },
  confirmar: async (confirmacion) => {
    await cliente.pedir({ metodo: 'POST', ruta: '/auth/reset-password/confirm', cuerpo: confirmacion });
  },
});
