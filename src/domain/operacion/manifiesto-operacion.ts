import type { Api } from '@/domain/shared/politica/manifiesto';

export const API_OPERACION = {
  servicios: ['auth', 'dashboard'],
  llamadas: {
    'GET /health': 'PUBLICO',
    'GET /openapi.json': 'ADMINISTRADOR',
  },
} as const satisfies Api;
