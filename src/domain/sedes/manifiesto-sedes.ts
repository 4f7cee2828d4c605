import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const SEDES = {
  pantalla: { ruta: '/sedes', titulo: 'Sedes', rol: 'CONSULTA', lugar: 50 },
  operaciones: { uno: 'sede', listas: ['sedes'] },
  historia: { sede: 'Sede' },
} as const satisfies Manifiesto;

export const API_SEDES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /sedes': 'CONSULTA',
    'POST /sedes': 'ADMINISTRADOR',
    'GET /sedes/{id}': 'CONSULTA',
    'PUT /sedes/{id}': 'ADMINISTRADOR',
    'DELETE /sedes/{id}': 'ADMINISTRADOR',
  },
  lecturas: { sede: 'GET /sedes/{id}' },
} as const satisfies Api;
