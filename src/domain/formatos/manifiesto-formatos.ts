import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const FORMATOS = {
  pantalla: { ruta: '/formatos', titulo: 'Formatos', rol: 'CONSULTA', lugar: 60 },
  operaciones: { uno: 'plantilla', listas: ['plantillas'] },
  historia: { formato: 'Plantilla', papel: 'Papel firmado' },
} as const satisfies Manifiesto;

export const API_FORMATOS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes/{id}/paquete-de-ingreso.pdf': 'CONSULTA',
    'GET /participantes/{id}/formatos/{formato}/documento.pdf': 'CONSULTA',
    'GET /participantes/{id}/papeles': 'CONSULTA',
    'PUT /participantes/{id}/papeles/{codigo}': 'ADMINISTRADOR',
    'DELETE /participantes/{id}/papeles/{codigo}': 'ADMINISTRADOR',
    'GET /formatos': 'CONSULTA',
    'POST /formatos': 'ADMINISTRADOR',
    'GET /formatos/{id}': 'CONSULTA',
    'PUT /formatos/{id}': 'ADMINISTRADOR',
    'DELETE /formatos/{id}': 'ADMINISTRADOR',
  },
  lecturas: {
    formato: 'GET /formatos/{id}',
    papel: 'GET /participantes/{id}/papeles',
  },
} as const satisfies Api;
