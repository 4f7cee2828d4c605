import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const MENSUALIDADES = {
  pantalla: { ruta: '/financiero', titulo: 'Financiero', rol: 'CONSULTA', lugar: 40 },
  operaciones: { uno: 'mensualidad', listas: ['mensualidades'] },
  historia: { mensualidad: 'Mensualidad', pago: 'Pago', saldo_a_favor: 'Movimiento de saldo a favor' },
} as const satisfies Manifiesto;

export const API_MENSUALIDADES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /mensualidades': 'CONSULTA',
    'POST /mensualidades': 'ADMINISTRADOR',
    'PUT /mensualidades/{id}': 'ADMINISTRADOR',
    'GET /mensualidades/{id}': 'CONSULTA',
    'POST /mensualidades/generar': 'ADMINISTRADOR',
  },
} as const satisfies Api;

/** What is paid and what is in favour. */
export const API_ABONOS = {
  servicios: ['dashboard'],
  llamadas: {
    'POST /mensualidades/{id}/abonos': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/abonos/{abono}/anular': 'ADMINISTRADOR',
    'GET /mensualidades/{id}/abonos/{abono}/recibo': 'CONSULTA',
    'GET /mensualidades/{id}/abonos/{abono}/recibo.pdf': 'CONSULTA',
    'GET /pagadores/{clave}/saldo-a-favor': 'CONSULTA',
    'POST /pagadores/{clave}/devoluciones': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/saldo-a-favor': 'ADMINISTRADOR',
    'GET /abonos': 'CONSULTA',
    'POST /pagadores/{clave}/pagos': 'ADMINISTRADOR',
    'GET /pagos/{id}': 'CONSULTA',
    'POST /pagos/{id}/anular': 'ADMINISTRADOR',
    'GET /pagos/{id}/recibo': 'CONSULTA',
    'GET /pagos/{id}/recibo.pdf': 'CONSULTA',
  },
} as const satisfies Api;

/** What is owed and received, across fees. */
export const API_FINANZAS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /participantes/{id}/estado-de-cuenta': 'CONSULTA',
    'GET /participantes/{id}/estado-de-cuenta.pdf': 'CONSULTA',
    'GET /pagadores/{clave}/estado-de-cuenta': 'CONSULTA',
    'GET /pagadores/{clave}/estado-de-cuenta.pdf': 'CONSULTA',
    'GET /cartera': 'CONSULTA',
    'GET /recaudo': 'CONSULTA',
    'GET /recaudo/tendencia': 'CONSULTA',
  },
} as const satisfies Api;
