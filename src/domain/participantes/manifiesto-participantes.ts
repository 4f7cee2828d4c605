import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const PARTICIPANTES = {
  pantalla: { ruta: '/participantes', titulo: 'Participantes', rol: 'CONSULTA', lugar: 20 },
  operaciones: { uno: 'participante', listas: ['participantes'] },
  historia: {
    participante: 'Participante',
    estancia: 'Estancia',
    evento_de_estancia: 'Evento de una estancia',
    foto: 'Foto de un participante',
  },
} as const satisfies Manifiesto;

export const API_PARTICIPANTES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes': 'CONSULTA',
    'POST /participantes': 'ADMINISTRADOR',
    'POST /participantes/importar': 'ADMINISTRADOR',
    'GET /participantes/{id}': 'CONSULTA',
    'PUT /participantes/{id}': 'ADMINISTRADOR',
    'DELETE /participantes/{id}': 'ADMINISTRADOR',
  },
  lecturas: { participante: 'GET /participantes/{id}' },
} as const satisfies Api;

/** The picture of each, to recognise them. */
export const API_FOTOS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes/fotos': 'ADMINISTRADOR',
    'GET /participantes/{id}/foto': 'ADMINISTRADOR',
    'PUT /participantes/{id}/foto': 'ADMINISTRADOR',
    'DELETE /participantes/{id}/foto': 'ADMINISTRADOR',
  },
  lecturas: { foto: 'GET /participantes/{id}/foto' },
} as const satisfies Api;

/** The stays of each, and what happens in them. */
export const API_ESTANCIAS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes/{id}/estancias': 'CONSULTA',
    'GET /sedes/ocupacion': 'CONSULTA',
    'GET /estancias/movimientos': 'CONSULTA',
    'POST /estancias/{id}/eventos': 'ADMINISTRADOR',
    'PUT /estancias/{id}/eventos/{evento}': 'ADMINISTRADOR',
  },
  lecturas: {
    estancia: 'GET /participantes/{id}/estancias',
    evento_de_estancia: 'GET /participantes/{id}/estancias',
  },
} as const satisfies Api;

/** What happens in a turn, and the page with which one hands over to the next. */
export const BITACORA = {
  pantalla: { ruta: '/entrega-de-turno', titulo: 'Entrega de turno', rol: 'CONSULTA', lugar: 25 },
  operaciones: { uno: 'novedad', listas: ['novedades'] },
  historia: { novedad: 'Novedad' },
} as const satisfies Manifiesto;

export const API_BITACORA = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /novedades': 'CONSULTA',
    'GET /participantes/{id}/novedades': 'CONSULTA',
    'POST /participantes/{id}/novedades': 'ADMINISTRADOR',
  },
} as const satisfies Api;
