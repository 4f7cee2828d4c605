import type { Contrasenas } from '@/application/sesion/contrasenas.port';
import type { ClienteHttp } from '../cliente/cliente-http';

export const crearHttpContrasenas = (cliente: ClienteHttp): Contrasenas => ({
  cambiar: async (cambio) => {
    await cliente.pedir({ metodo: 'PUT', ruta: '/auth/password', cuerpo: cambio });
  },
  confirmar: async (confirmacion) => {
    await cliente.pedir({ metodo: 'POST', ruta: '/auth/reset-password/confirm', cuerpo: confirmacion });
  },
});
