import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

/** Specification §6, to the letter. */
export const MENSAJE_PERMISO_ARCHIVOS = 'Permission denied: Admin access required';

const CAMBIA = { acceso: 'ADMINISTRADOR', negativa: MENSAJE_PERMISO_ARCHIVOS } as const;

export const ARCHIVOS = {
  historia: { archivo: 'Archivo' },
} as const satisfies Manifiesto;

export const API_ARCHIVOS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /storage/list': 'CONSULTA',
    'GET /storage/download-url': 'CONSULTA',
    'POST /storage/upload-url': CAMBIA,
    'POST /storage/delete-url': CAMBIA,
    'POST /storage/create-folder': CAMBIA,
    'POST /storage/rename-folder': CAMBIA,
    'POST /storage/delete-folder': CAMBIA,
    'POST /storage/rename-file': CAMBIA,
    'POST /storage/reserve-folder': CAMBIA,
    'GET /storage/trash': CAMBIA,
    'POST /storage/trash/restore': CAMBIA,
    'POST /storage/trash/delete': CAMBIA,
  },
} as const satisfies Api;

/** No session reaches a signed address: its signature is the permission. */
export const API_ARCHIVOS_FIRMADOS = {
  servicios: ['dashboard'],
  llamadas: {
    'PUT /storage/object': 'PUBLICO',
    'GET /storage/object': 'PUBLICO',
    'DELETE /storage/object': 'PUBLICO',
  },
} as const satisfies Api;
