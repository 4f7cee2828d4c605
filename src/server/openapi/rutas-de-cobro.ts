import { esquemaAbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { esquemaCartera, esquemaPagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { esquemaEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import { esquemaResultadoGeneracion, esquemaSolicitudGeneracion } from '@/domain/mensualidades/generacion';
import { esquemaMensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaRango, esquemaRecaudo } from '@/domain/mensualidades/recaudo';
import { esquemaRecibo } from '@/domain/mensualidades/recibo';
import { esquemaDatosAbono, esquemaMotivo } from '@/domain/mensualidades/reglas-abono';
import {
  esquemaAplicacion,
  esquemaDevolucion,
  esquemaSaldoAFavor,
} from '@/domain/mensualidades/saldo-a-favor';
import { esquemaMesDeTendencia } from '@/domain/mensualidades/tendencia';
import { z } from '@/domain/shared/zod';
import { consultaAbonos, consultaCartera } from '@/server/http/consulta/esquemas-consulta';
import type { EsquemasDeRuta } from '@/server/openapi/descripcion-de-ruta';

/** Payments and reports, keyed as in the policy table. */
export const RUTAS_DE_COBRO: Readonly<Record<string, EsquemasDeRuta>> = {
  'GET /mensualidades/{id}': { resumen: 'Consultar una mensualidad', respuesta: esquemaMensualidadConSaldo },
  'POST /mensualidades/generar': {
    resumen: 'Generar las mensualidades de un mes, o simularlo',
    cuerpo: esquemaSolicitudGeneracion,
    respuesta: esquemaResultadoGeneracion,
  },
  'POST /mensualidades/{id}/abonos': {
    resumen:
      'Registrar un abono; responde la mensualidad, con el abono de último. Con `a_favor`, lo que sobra de la deuda queda a favor de quien paga',
    cuerpo: esquemaDatosAbono,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
  },
  'POST /mensualidades/{id}/abonos/{abono}/anular': {
    resumen: 'Anular un abono',
    cuerpo: esquemaMotivo,
    respuesta: esquemaMensualidadConSaldo,
  },
  'GET /mensualidades/{id}/abonos/{abono}/recibo': {
    resumen: 'Lo que dice el recibo de un abono: lo que era cierto cuando se registró',
    respuesta: esquemaRecibo,
  },
  'GET /mensualidades/{id}/abonos/{abono}/recibo.pdf': { resumen: 'Recibo de un abono, en PDF' },
  'GET /participantes/{id}/estado-de-cuenta': {
    resumen: 'Estado de cuenta de un participante',
    respuesta: esquemaEstadoDeCuenta,
  },
  'GET /participantes/{id}/estado-de-cuenta.pdf': { resumen: 'Estado de cuenta, en PDF' },
  'GET /pagadores/{clave}/estado-de-cuenta': {
    resumen:
      'Estado de cuenta de quien paga, por todos los que paga; `clave` es `acudiente-{id}` o `participante-{id}`',
    respuesta: esquemaEstadoDePagador,
  },
  'GET /pagadores/{clave}/estado-de-cuenta.pdf': { resumen: 'Estado de cuenta de quien paga, en PDF' },
  'POST /mensualidades/{id}/saldo-a-favor': {
    resumen: 'Aplicar saldo a favor de quien paga; responde la mensualidad, con el abono de último',
    cuerpo: esquemaAplicacion,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
  },
  'GET /pagadores/{clave}/saldo-a-favor': {
    resumen: 'Lo que alguien pagó de más, y qué se hizo con ello',
    respuesta: esquemaSaldoAFavor,
  },
  'POST /pagadores/{clave}/devoluciones': {
    resumen: 'Registrar la devolución de un saldo a favor; responde lo que queda',
    cuerpo: esquemaDevolucion,
    respuesta: esquemaSaldoAFavor,
    estado: 201,
  },
  'GET /abonos': {
    resumen: 'Listar abonos, los más recientes primero',
    consulta: consultaAbonos,
    respuesta: esquemaAbonoEnLista,
    lista: 'data',
  },
  'GET /cartera': {
    resumen: 'Quién debe y cuánto, por edades; con los totales de toda la cartera',
    consulta: consultaCartera,
    respuesta: esquemaPagadorEnCartera,
    lista: 'data',
    junto: z.omit(esquemaCartera, { datos: true, total: true }),
  },
  'GET /recaudo': {
    resumen: 'Lo recibido en un rango, por día y por medio',
    consulta: esquemaRango,
    respuesta: esquemaRecaudo,
  },
  'GET /recaudo/tendencia': {
    resumen: 'Facturado y recaudado de los últimos seis meses',
    respuesta: esquemaMesDeTendencia,
    lista: 'data',
  },
};
