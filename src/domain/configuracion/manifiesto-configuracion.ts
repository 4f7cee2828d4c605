import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const CONFIGURACION = {
  pantalla: { ruta: '/configuracion', titulo: 'Configuración', rol: 'CONSULTA', lugar: 80 },
  historia: { configuracion: 'Configuración' },
} as const satisfies Manifiesto;

export const API_CONFIGURACION = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /configuracion': 'CONSULTA',
    'PUT /configuracion': 'ADMINISTRADOR',
    'PUT /configuracion/logo': 'ADMINISTRADOR',
    'DELETE /configuracion/logo': 'ADMINISTRADOR',
    'GET /configuracion/publica': 'PUBLICO',
  },
} as const satisfies Api;
