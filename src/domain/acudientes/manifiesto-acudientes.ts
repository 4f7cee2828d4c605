import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const ACUDIENTES = {
  pantalla: { ruta: '/acudientes', titulo: 'Acudientes', rol: 'CONSULTA', lugar: 30 },
  operaciones: { uno: 'acudiente', listas: ['acudientes', 'acudientes del participante'] },
  historia: { acudiente: 'Acudiente' },
} as const satisfies Manifiesto;

export const API_ACUDIENTES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes/{id}/acudientes': 'CONSULTA',
    'GET /acudientes': 'CONSULTA',
    'POST /acudientes': 'ADMINISTRADOR',
    'GET /acudientes/{id}': 'CONSULTA',
    'PUT /acudientes/{id}': 'ADMINISTRADOR',
    'DELETE /acudientes/{id}': 'ADMINISTRADOR',
  },
  lecturas: { acudiente: 'GET /acudientes/{id}' },
} as const satisfies Api;
