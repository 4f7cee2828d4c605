import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const TABLERO = {
  pantalla: { ruta: '/dashboard', titulo: 'Tablero', rol: 'CONSULTA', lugar: 10 },
} as const satisfies Manifiesto;

export const API_TABLERO = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /dashboard/stats': 'CONSULTA',
    'GET /dashboard/resumen': 'CONSULTA',
  },
} as const satisfies Api;
