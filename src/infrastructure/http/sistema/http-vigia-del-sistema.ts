import type { EjemplosDelPanel } from '@/application/sistema/ejemplos-del-panel.port';
import type { VigiaDelSistema } from '@/application/sistema/vigia-del-sistema.port';
import { type DatosDeEjemplo, esquemaEjemplos } from '@/domain/sistema/datos-de-ejemplo';
import { esquemaEstadoDelSistema } from '@/domain/sistema/estado-del-sistema';
import { esquemaPruebaDeCorreo } from '@/domain/sistema/prueba-de-correo';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { leerCon, siExiste } from '../lectura/opcional';

const EJEMPLOS = '/sistema/ejemplos';
const leerEjemplos = (cuerpo: unknown): DatosDeEjemplo =>
  leerCon(esquemaEjemplos, 'los datos de ejemplo', desenvolver(cuerpo));

export const crearHttpEjemplosDelPanel = (cliente: ClienteHttp): EjemplosDelPanel => ({
  ejemplos: () => siExiste(async () => leerEjemplos(await cliente.pedir({ metodo: 'GET', ruta: EJEMPLOS }))),
  cargarEjemplos: async (opciones) =>
    leerEjemplos(await cliente.pedir({ metodo: 'POST', ruta: EJEMPLOS, clave: opciones?.clave })),
  borrarEjemplos: async () => leerEjemplos(await cliente.pedir({ metodo: 'DELETE', ruta: EJEMPLOS })),
});

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
