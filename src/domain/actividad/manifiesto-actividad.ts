import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const ACTIVIDAD = {
  historia: { exportacion: 'Archivo exportado', actividad: 'Historia' },
} as const satisfies Manifiesto;

export const API_ACTIVIDAD = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /actividad': 'CONSULTA',
    'GET /actividad/integridad': 'ADMINISTRADOR',
    'POST /actividad/exportaciones': 'CONSULTA',
  },
} as const satisfies Api;
