import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import { esquemaEstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import { esquemaPruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpVigiaDelSistema = (cliente: ClienteHttp): VigiaDelSistema => ({
  mirar: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/sistema' });
      return leerCon(esquemaEstadoDelSistema, 'el estado del sistema', desenvolver(cuerpo));
    }),
  probarCorreo: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'POST', ruta: '/sistema/correo' });
      return leerCon(esquemaPruebaDeCorreo, 'la prueba del correo', desenvolver(cuerpo));
    }),
  ensayar: async () => {
    await cliente.pedir({ metodo: 'POST', ruta: '/sistema/ensayo' });
  },
});
