import type { Api } from '@/domain/shared/politica/manifiesto';

/** What a device is given to keep, so that its person can go on without a network. */
export const API_SIN_RED = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /sin-red/equipo': 'CONSULTA',
    'GET /sin-red/copia': 'CONSULTA',
  },
} as const satisfies Api;
