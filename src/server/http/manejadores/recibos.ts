import { esquemaAbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import type { API_RECIBOS } from '@/domain/mensualidades/manifiesto-mensualidades';
import { esquemaNumeracion } from '@/domain/mensualidades/numeracion-de-recibos';
import { MEDIOS_ABONO } from '@/domain/mensualidades/opciones-mensualidad';
import { esquemaSumaDeAbonos } from '@/domain/mensualidades/suma-de-abonos';
import { analizar } from '@/domain/shared/analizar';
import { z } from '@/domain/shared/zod';
import { camposPagina, conPagina, filtro } from '@/server/http/consulta';
import { alListar, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

const filtroAbonos = {
  desde: filtro.fecha,
  hasta: filtro.fecha,
  medio: filtro.uno(MEDIOS_ABONO),
  referencia: filtro.buscar,
  recibo: filtro.numero('Escriba el número de un recibo, por ejemplo 173'),
  participante_id: filtro.id,
  sede_id: filtro.id,
  pagador: filtro.buscar,
  registrado_por: filtro.buscar,
  buscar: filtro.buscar,
  anulados: filtro.si,
  solo_anulados: filtro.si,
};
const consultaSuma = z.object(filtroAbonos);
const consultaAbonos = z.object({ ...camposPagina, ...filtroAbonos });

export const llamadasRecibos: LlamadasDe<typeof API_RECIBOS> = {
  'GET /abonos': {
    resumen:
      'Listar abonos, los más recientes primero; sin los anulados, salvo que se pidan. Varios abonos pueden llevar el mismo recibo. `sede_id` es la casa donde se pagó',
    consulta: consultaAbonos,
    respuesta: esquemaAbonoEnLista,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const criterios = conPagina(analizar(consultaAbonos, { ...peticion.query }));
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ abonos }) => {
        const pagina = await abonos.buscar(criterios);
        return ok({ data: pagina?.datos ?? [], total: pagina?.total ?? 0 });
      });
    },
  },
  'GET /abonos/suma': {
    resumen: 'Lo que suman los abonos que cumplen los mismos filtros de la lista; los anulados no suman',
    consulta: consultaSuma,
    respuesta: esquemaSumaDeAbonos,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const pedido = analizar(consultaSuma, { ...peticion.query });
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ abonos }) =>
        ok(await abonos.sumar(pedido)),
      );
    },
  },
  'GET /abonos/numeracion': {
    resumen: 'Si están todos los recibos que se han dado, y cuáles faltan',
    respuesta: esquemaNumeracion,
    pesa: 'SIEMPRE',
    atender: alListar(async ({ abonos }) => ok(await abonos.numeracion())),
  },
  'GET /abonos/registradores': {
    resumen: 'Quiénes han registrado abonos',
    respuesta: z.string(),
    lista: 'data',
    atender: alListar(async ({ abonos }) => ok({ data: await abonos.registradores() })),
  },
};
