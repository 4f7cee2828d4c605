import type { Api } from '@/domain/shared/politica/manifiesto';

export const API_SISTEMA = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /sistema': 'ADMINISTRADOR',
    'POST /sistema/ensayo': 'ADMINISTRADOR',
    'POST /sistema/correo': 'ADMINISTRADOR',
    'GET /sistema/ejemplos': 'CONSULTA',
    'POST /sistema/ejemplos': 'ADMINISTRADOR',
    'DELETE /sistema/ejemplos': 'ADMINISTRADOR',
  },
} as const satisfies Api;
