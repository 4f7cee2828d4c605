import type { Api } from '@/domain/shared/politica/manifiesto';

export const API_VISITAS = {
  servicios: ['dashboard'],
  llamadas: {
    'POST /visitor-count': 'PUBLICO',
  },
} as const satisfies Api;
