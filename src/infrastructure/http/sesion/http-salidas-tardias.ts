import type { SalidasTardias } from '@/application/sesion/autenticacion.port';
import type { ClienteHttp } from '@/infrastructure/http/cliente/cliente-http';

export const crearHttpSalidasTardias = (cliente: ClienteHttp): SalidasTardias => ({
  cerrar: async (sesion) => {
    // Whoever is signed in by then has nothing to do with it.
    await cliente.pedir({ metodo: 'POST', ruta: '/auth/logout/pendiente', cuerpo: { sesion }, token: '' });
  },
});
