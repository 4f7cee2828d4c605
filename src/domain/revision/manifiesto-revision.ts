import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const REVISION = {
  historia: { revision: 'Dato dejado como está' },
} as const satisfies Manifiesto;

export const API_REVISION = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /revision': 'ADMINISTRADOR',
    'PUT /revision/decisiones': 'ADMINISTRADOR',
  },
  lecturas: { revision: 'GET /revision' },
} as const satisfies Api;
