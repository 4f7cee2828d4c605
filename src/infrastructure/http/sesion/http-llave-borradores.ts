import type { LlaveBorradores } from '@/application/borradores/llave-borradores.port';
import { esquemaClaveBorradores } from '@/domain/borradores/borrador';
import type { ClienteHttp } from '../cliente/cliente-http';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpLlaveBorradores = (cliente: ClienteHttp): LlaveBorradores => ({
  obtener: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/auth/clave-borradores' });
      return leerCon(esquemaClaveBorradores, 'la llave de los borradores', cuerpo).clave;
    }),
});
