import type { Tablero } from '@/application/tablero/tablero.port';
import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { esquemaEstadisticas } from '@/domain/tablero/estadisticas';
import type { ClienteHttp } from '../cliente/cliente-http';
import { desenvolver } from '../lectura/desenvolver';

export const crearHttpTablero = (cliente: ClienteHttp): Tablero => ({
  estadisticas: async () => {
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/dashboard/stats' });
    const resultado = esquemaEstadisticas.safeParse(desenvolver(cuerpo));
    if (!resultado.success) throw errorDesconocido(new Error('Las estadísticas no se pueden leer'));
    return resultado.data;
  },
});
