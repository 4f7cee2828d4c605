import type { Tablero } from '@/application/tablero/tablero.port';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { esquemaEstadisticas } from '@/domain/tablero/estadisticas';
import { esquemaResumen } from '@/domain/tablero/resumen';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../cliente/cuerpo';
import { leerCon, siExiste } from '../lectura/opcional';

export const crearHttpTablero = (cliente: ClienteHttp): Tablero => ({
  estadisticas: async () => {
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/dashboard/stats' });
    const resultado = esquemaEstadisticas.safeParse(desenvolver(cuerpo));
    if (!resultado.success) throw errorDesconocido(new Error('Las estadísticas no se pueden leer'));
    return resultado.data;
  },
  resumen: () =>
    siExiste(async () => {
      const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/dashboard/resumen' });
      return leerCon(esquemaResumen, 'el resumen del tablero', desenvolver(cuerpo));
    }),
});
