import type { Api } from '@/domain/shared/politica/manifiesto';

export const API_SESION = {
  servicios: ['auth'],
  llamadas: {
    'POST /auth/login': 'PUBLICO',
    'POST /auth/logout': { acceso: 'CONSULTA', conProvisional: true },
    'POST /auth/logout/pendiente': 'PUBLICO',
    'PUT /auth/profile': 'CONSULTA',
    'GET /auth/permission': 'CONSULTA',
    'GET /auth/sesiones': 'CONSULTA',
    'POST /auth/sesiones/cerrar': 'CONSULTA',
    'GET /auth/clave-borradores': 'CONSULTA',
  },
} as const satisfies Api;

export const API_CONTRASENAS = {
  servicios: ['auth'],
  llamadas: {
    'POST /auth/reset-password': 'PUBLICO',
    'POST /auth/reset-password/confirm': 'PUBLICO',
    'POST /auth/primer-administrador': 'PUBLICO',
    'PUT /auth/password': { acceso: 'CONSULTA', conProvisional: true },
  },
} as const satisfies Api;
