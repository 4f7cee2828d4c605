import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const SITIO = {
  pantalla: { ruta: '/sitio', titulo: 'Sitio web', rol: 'ADMINISTRADOR', lugar: 75 },
  historia: { sitio: 'Sitio web' },
} as const satisfies Manifiesto;

export const API_SITIO = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /sitio': 'ADMINISTRADOR',
    'PUT /sitio/borrador': 'ADMINISTRADOR',
    'GET /sitio/publicaciones': 'ADMINISTRADOR',
    'POST /sitio/publicaciones': 'ADMINISTRADOR',
    'POST /sitio/publicaciones/{numero}/volver': 'ADMINISTRADOR',
    'POST /sitio/fotos': 'ADMINISTRADOR',
    'POST /sitio/vistas-previas': 'ADMINISTRADOR',
    'GET /sitio/publico': 'PUBLICO',
  },
  lecturas: { sitio: 'GET /sitio' },
} as const satisfies Api;
