import type { Api, Manifiesto } from '@/domain/shared/politica/manifiesto';

export const MENSUALIDADES = {
  pantalla: { ruta: '/financiero', titulo: 'Financiero', rol: 'CONSULTA', lugar: 40 },
  operaciones: { uno: 'mensualidad', listas: ['mensualidades'] },
  historia: {
    mensualidad: 'Mensualidad',
    pago: 'Pago',
    saldo_a_favor: 'Movimiento de saldo a favor',
    gestion_de_cobro: 'Gestión de cobro',
    canal_de_cobro: 'Canal de cobro',
    enlace_de_cuenta: 'Enlace de cuenta',
    cierre: 'Cierre de mes',
    arqueo: 'Arqueo de caja',
  },
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
  lecturas: { mensualidad: 'GET /mensualidades/{id}' },
} as const satisfies Api;

/** What is paid and what is in favour. */
export const API_ABONOS = {
  servicios: ['dashboard'],
  llamadas: {
    'POST /mensualidades/{id}/abonos': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/abonos/{abono}/anular': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/abonos/{abono}/sede': 'ADMINISTRADOR',
    'GET /mensualidades/{id}/abonos/{abono}/recibo': 'CONSULTA',
    'GET /mensualidades/{id}/abonos/{abono}/recibo.pdf': 'CONSULTA',
    'GET /pagadores/{clave}/saldo-a-favor': 'CONSULTA',
    'POST /pagadores/{clave}/devoluciones': 'ADMINISTRADOR',
    'POST /pagadores/{clave}/devoluciones/{devolucion}/anular': 'ADMINISTRADOR',
    'POST /pagadores/{clave}/devoluciones/{devolucion}/sede': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/saldo-a-favor': 'ADMINISTRADOR',
    'POST /mensualidades/{id}/ajustes': 'ADMINISTRADOR',
    'POST /pagadores/{clave}/pagos': 'ADMINISTRADOR',
    'GET /pagos/{id}': 'CONSULTA',
    'POST /pagos/{id}/anular': 'ADMINISTRADOR',
    'GET /pagos/{id}/recibo': 'CONSULTA',
    'GET /pagos/{id}/recibo.pdf': 'CONSULTA',
  },
  lecturas: {
    pago: 'GET /pagos/{id}',
    saldo_a_favor: 'GET /pagadores/{clave}/saldo-a-favor',
  },
} as const satisfies Api;

/** The book of receipts. */
export const API_RECIBOS = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /abonos': 'CONSULTA',
    'GET /abonos/suma': 'CONSULTA',
    'GET /abonos/numeracion': 'CONSULTA',
    'GET /abonos/registradores': 'CONSULTA',
  },
} as const satisfies Api;

/** The links by which families see their account. */
export const API_ENLACES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /pagadores/{clave}/enlaces': 'ADMINISTRADOR',
    'POST /pagadores/{clave}/enlaces': 'ADMINISTRADOR',
    'POST /enlaces/{id}/revocar': 'ADMINISTRADOR',
  },
  lecturas: { enlace_de_cuenta: 'GET /pagadores/{clave}/enlaces' },
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

/** What is done to collect: see `puede-contactar`. */
export const API_COBRANZA = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /cobranza/recordatorios': 'CONSULTA',
    'GET /pagadores/{clave}/gestiones': 'CONSULTA',
    'POST /pagadores/{clave}/gestiones': 'ADMINISTRADOR',
    'GET /pagadores/{clave}/canal-de-cobro': 'CONSULTA',
    'PUT /pagadores/{clave}/canal-de-cobro': 'ADMINISTRADOR',
  },
  lecturas: {
    gestion_de_cobro: 'GET /pagadores/{clave}/gestiones',
    canal_de_cobro: 'GET /pagadores/{clave}/canal-de-cobro',
  },
} as const satisfies Api;

/** What closes a month: its figures, the counts of its cash and its report. */
export const API_CIERRES = {
  servicios: ['dashboard'],
  llamadas: {
    'GET /mensualidades/resumen': 'CONSULTA',
    'GET /cierres': 'CONSULTA',
    'POST /cierres': 'ADMINISTRADOR',
    'POST /cierres/{periodo}/reabrir': 'ADMINISTRADOR',
    'GET /cierres/{periodo}/informe': 'CONSULTA',
    'GET /cierres/{periodo}/informe.pdf': 'CONSULTA',
    'GET /arqueos': 'CONSULTA',
    'POST /arqueos': 'ADMINISTRADOR',
  },
  lecturas: {
    cierre: 'GET /cierres',
    arqueo: 'GET /arqueos',
  },
} as const satisfies Api;
