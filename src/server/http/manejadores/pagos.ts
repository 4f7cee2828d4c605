import type { API_ABONOS } from '@/domain/mensualidades/manifiesto-mensualidades';
import { esquemaDatosPago, esquemaPago, type Pago } from '@/domain/mensualidades/pago';
import { esquemaReciboDePago } from '@/domain/mensualidades/recibo';
import { esquemaMotivo } from '@/domain/mensualidades/reglas-abono';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import {
  alEscribir,
  alLeer,
  comoPdf,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
} from '@/server/http/manejador';

type DePagos = Extract<
  keyof typeof API_ABONOS.llamadas,
  `${string} /pagos/${string}` | 'POST /pagadores/{clave}/pagos'
>;

/** Throws NO_ENCONTRADO. */
const exigirPago = async (pagos: { obtener: (id: Id) => Promise<Pago | null> }, id: Id) => {
  const pago = await pagos.obtener(id);
  const primera = pago?.partes[0];
  if (!pago || !primera) throw errorNoEncontrado('un pago', id);
  return { pago, primera };
};

/** One payment of several fees. */
export const llamadasPagos: Pick<LlamadasDe<typeof API_ABONOS>, DePagos> = {
  'POST /pagadores/{clave}/pagos': {
    resumen:
      'Registrar un pago de varias mensualidades de quien paga, con un solo recibo; lo que sus partes no toman queda a su favor',
    cuerpo: esquemaDatosPago,
    respuesta: esquemaPago,
    estado: 201,
    atender: alEscribir(async ({ pagos }, { params, cuerpo, clave }) =>
      creado(await pagos.registrar(params.clave ?? '', cuerpo, { clave })),
    ),
  },
  'GET /pagos/{id}': {
    resumen: 'Consultar un pago de varias mensualidades',
    respuesta: esquemaPago,
    atender: alLeer(async ({ pagos }, { params: { id = '' } }) => ok((await exigirPago(pagos, id)).pago)),
  },
  'POST /pagos/{id}/anular': {
    resumen: 'Anular un pago entero: los abonos que le quedan y lo que sobró de él',
    cuerpo: esquemaMotivo,
    respuesta: esquemaPago,
    atender: alEscribir(async ({ pagos }, { params: { id = '' }, cuerpo, clave }) =>
      ok(await pagos.anular(id, cuerpo, { clave })),
    ),
  },
  'GET /pagos/{id}/recibo': {
    resumen: 'Lo que dice el recibo de un pago: lo que era cierto cuando se registró',
    respuesta: esquemaReciboDePago,
    atender: alEscribir(async ({ pagos, abonos, auditoria }, { params: { id = '' } }) => {
      const { primera } = await exigirPago(pagos, id);
      const recibo = await abonos.recibo(primera.mensualidad_id, primera.abono_id);
      if (!recibo?.pago) throw errorNoEncontrado('un recibo de ese pago', id);
      await auditoria.consulta('pago', { id });
      return ok(recibo.pago);
    }),
  },
  /** The paper is made before the trace: no transaction waits for it. */
  'GET /pagos/{id}/recibo.pdf': {
    resumen: 'Recibo de un pago, en PDF',
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '' } = peticion.params;
      const { numero, bytes } = await unidadDeTrabajo.leer(actor, async ({ pagos, imprimirRecibo }) => {
        const { primera } = await exigirPago(pagos, id);
        return imprimirRecibo(primera.mensualidad_id, primera.abono_id);
      });
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) => auditoria.consulta('pago', { id }));
      return comoPdf(bytes, `recibo-${numero ?? id}`);
    },
  },
};
