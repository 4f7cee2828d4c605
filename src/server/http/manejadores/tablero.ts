import { esquemaEstadisticas } from '@/domain/tablero/estadisticas';
import type { API_TABLERO } from '@/domain/tablero/manifiesto-tablero';
import { esquemaResumen } from '@/domain/tablero/resumen';
import { alListar, type LlamadasDe, ok } from '@/server/http/manejador';

export const llamadasTablero: LlamadasDe<typeof API_TABLERO> = {
  'GET /dashboard/stats': {
    resumen: 'Cifras del tablero',
    respuesta: esquemaEstadisticas,
    pesa: 'SIEMPRE',
    atender: alListar(async ({ tablero }) => ok(await tablero.estadisticas())),
  },
  'GET /dashboard/resumen': {
    resumen: 'Lo que requiere atención y las series de las gráficas',
    respuesta: esquemaResumen,
    pesa: 'SIEMPRE',
    atender: alListar(async ({ tablero }) => ok(await tablero.resumen())),
  },
};
