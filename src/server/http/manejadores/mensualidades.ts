import { esquemaAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import { esquemaCambiosMensualidad, esquemaDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { esquemaResultadoGeneracion, esquemaSolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { API_ABONOS, API_MENSUALIDADES } from '@/domain/mensualidades/manifiesto-mensualidades';
import { esquemaMensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { esquemaMensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import {
  COBROS,
  CONCEPTOS,
  ESTADOS_MENSUALIDAD,
  ORDENES_MENSUALIDADES,
} from '@/domain/mensualidades/opciones-mensualidad';
import { esquemaRecibo } from '@/domain/mensualidades/recibo';
import { esquemaDatosAbono, esquemaMotivo } from '@/domain/mensualidades/reglas-abono';
import {
  esquemaAplicacion,
  esquemaDevolucion,
  esquemaSaldoAFavor,
} from '@/domain/mensualidades/saldo-a-favor';
import { esquemaSedeDePago } from '@/domain/mensualidades/sede-de-pago';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { z } from '@/domain/shared/zod';
import {
  camposPagina,
  conPagina,
  deParticipante,
  filtro,
  leerConsulta,
  orden,
  separarParticipante,
} from '@/server/http/consulta';
import { listaEntera } from '@/server/http/lista-entera';
import {
  alEscribir,
  alLeer,
  comoPdf,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
} from '@/server/http/manejador';
import { llamadasPagos } from '@/server/http/manejadores/pagos';

const consultaMensualidades = z.object({
  ...camposPagina,
  orden: orden(ORDENES_MENSUALIDADES),
  ...deParticipante,
  periodo: filtro.periodo,
  estado: filtro.uno(ESTADOS_MENSUALIDAD),
  concepto: filtro.uno(CONCEPTOS),
  buscar: filtro.buscar,
  familia: filtro.si,
  sede_id: filtro.id,
  id_acudiente: filtro.id,
  vencidas: filtro.si,
  cobro: filtro.uno(COBROS),
});

const filaMensualidad = z.partial(esquemaMensualidadEnLista, {
  participante_nombre: true,
  participante_documento: true,
  sede_id: true,
  sede_nombre: true,
  pagador_nombre: true,
  pagador_documento: true,
  vencida: true,
});

export const llamadasAbonos: LlamadasDe<typeof API_ABONOS> = {
  ...llamadasPagos,
  'POST /mensualidades/{id}/abonos': {
    resumen:
      'Registrar un abono; responde la mensualidad, con el abono de último. Con `a_favor`, lo que sobra de la deuda queda a favor de quien paga',
    cuerpo: esquemaDatosAbono,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: alEscribir(async ({ mensualidades }, { params: { id = '' }, cuerpo, clave }) =>
      creado(await mensualidades.registrarAbono(id, cuerpo, { clave })),
    ),
  },
  'POST /mensualidades/{id}/abonos/{abono}/anular': {
    resumen:
      'Anular un abono; el de un mes cerrado se sigue contando en su día y se descuenta hoy, como un ajuste (`ajuste_en`)',
    cuerpo: esquemaMotivo,
    respuesta: esquemaMensualidadConSaldo,
    atender: alEscribir(async ({ mensualidades }, { params: { id = '', abono = '' }, cuerpo, clave }) =>
      ok(await mensualidades.anularAbono(id, abono, cuerpo, { clave })),
    ),
  },
  'POST /mensualidades/{id}/abonos/{abono}/sede': {
    resumen:
      'Corregir la sede que recibió un pago: la del abono y la de todos los de su recibo; su mes tiene que estar abierto',
    cuerpo: esquemaSedeDePago,
    respuesta: esquemaMensualidadConSaldo,
    atender: alEscribir(async ({ mensualidades }, { params: { id = '', abono = '' }, cuerpo, clave }) =>
      ok(await mensualidades.corregirSedeDePago(id, abono, cuerpo, { clave })),
    ),
  },
  'GET /mensualidades/{id}/abonos/{abono}/recibo': {
    resumen:
      'Lo que dice el recibo de un abono: lo que era cierto cuando se registró. Con `pago`, el recibo del pago de varias mensualidades del que es parte',
    respuesta: esquemaRecibo,
    atender: alEscribir(async ({ abonos, auditoria }, { params: { id = '', abono = '' } }) => {
      const recibo = encontrado(await abonos.recibo(id, abono), 'un recibo de ese abono', abono);
      await auditoria.consulta('mensualidad', { id });
      return ok(recibo);
    }),
  },
  /** The paper is made before the trace: no transaction waits for it. */
  'GET /mensualidades/{id}/abonos/{abono}/recibo.pdf': {
    resumen: 'Recibo de un abono, en PDF',
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '', abono = '' } = peticion.params;
      const { numero, bytes } = await unidadDeTrabajo.leer(actor, ({ imprimirRecibo }) =>
        imprimirRecibo(id, abono),
      );
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) => auditoria.consulta('mensualidad', { id }));
      return comoPdf(bytes, `recibo-${numero ?? abono}`);
    },
  },
  'POST /mensualidades/{id}/saldo-a-favor': {
    resumen:
      'Aplicar saldo a favor de quien paga, hoy o el día que diga `fecha`, con lo que hubiera sobrado hasta ese día; responde la mensualidad, con el abono de último',
    cuerpo: esquemaAplicacion,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: alEscribir(async ({ saldosAFavor }, { params: { id = '' }, cuerpo, clave }) =>
      creado(await saldosAFavor.aplicar(id, cuerpo, { clave })),
    ),
  },
  'POST /mensualidades/{id}/ajustes': {
    resumen:
      'Corregir una mensualidad de un mes cerrado: lo que ya no se debe de ella, con fecha de hoy; responde la mensualidad, con el ajuste de último',
    cuerpo: esquemaAjuste,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: alEscribir(async ({ mensualidades }, { params: { id = '' }, cuerpo, clave }) =>
      creado(await mensualidades.ajustar(id, cuerpo, { clave })),
    ),
  },
  'GET /pagadores/{clave}/saldo-a-favor': {
    resumen: 'Lo que alguien pagó de más, y qué se hizo con ello',
    respuesta: esquemaSaldoAFavor,
    atender: alLeer(async ({ saldosAFavor }, { params: { clave = '' } }) =>
      ok(encontrado(await saldosAFavor.obtener(clave), 'un pagador', clave)),
    ),
  },
  'POST /pagadores/{clave}/devoluciones': {
    resumen: 'Registrar la devolución de un saldo a favor; responde lo que queda',
    cuerpo: esquemaDevolucion,
    respuesta: esquemaSaldoAFavor,
    estado: 201,
    atender: alEscribir(async ({ saldosAFavor }, { params, cuerpo, clave }) =>
      creado(await saldosAFavor.devolver(params.clave ?? '', cuerpo, { clave })),
    ),
  },
  'POST /pagadores/{clave}/devoluciones/{devolucion}/anular': {
    resumen:
      'Anular una devolución, que queda con su motivo; lo devuelto vuelve a estar a favor. Su mes tiene que estar abierto',
    cuerpo: esquemaMotivo,
    respuesta: esquemaSaldoAFavor,
    atender: alEscribir(async ({ saldosAFavor }, { params, cuerpo, clave }) =>
      ok(await saldosAFavor.anularDevolucion(params.clave ?? '', params.devolucion ?? '', cuerpo, { clave })),
    ),
  },
  'POST /pagadores/{clave}/devoluciones/{devolucion}/sede': {
    resumen: 'Corregir la sede de la que salió una devolución; su mes tiene que estar abierto',
    cuerpo: esquemaSedeDePago,
    respuesta: esquemaSaldoAFavor,
    atender: alEscribir(async ({ saldosAFavor }, { params, cuerpo, clave }) =>
      ok(
        await saldosAFavor.corregirSedeDeDevolucion(params.clave ?? '', params.devolucion ?? '', cuerpo, {
          clave,
        }),
      ),
    ),
  },
};

export const llamadasMensualidades: LlamadasDe<typeof API_MENSUALIDADES> = {
  'GET /mensualidades': {
    resumen: 'Listar mensualidades',
    consulta: consultaMensualidades,
    respuesta: filaMensualidad,
    lista: 'data',
    pesa: 'SEGUN_LO_PEDIDO',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const { valores, pidePagina } = leerConsulta(consultaMensualidades, peticion.query);
      const { participante: participante_id, resto } = separarParticipante(valores);
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ mensualidades, recorridos }) => {
        const { periodo, estado, concepto, ...deLista } = resto;
        const entera = !pidePagina && Object.values(deLista).every((valor) => valor === undefined);
        if (entera)
          return listaEntera(
            recorridos.mensualidades({ participante_id, periodo, estado, concepto }),
            (mensualidad) => mensualidad,
          );
        const { datos, total } = await mensualidades.buscar({ ...conPagina(resto), participante_id });
        return ok({ data: datos, total });
      });
    },
  },
  'GET /mensualidades/{id}': {
    resumen: 'Consultar una mensualidad',
    respuesta: esquemaMensualidadConSaldo,
    atender: alLeer(async ({ mensualidades }, { params: { id = '' } }) =>
      ok(encontrado(await mensualidades.obtener(id), 'una mensualidad', id)),
    ),
  },
  'POST /mensualidades': {
    resumen: 'Crear una mensualidad',
    cuerpo: esquemaDatosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: alEscribir(async ({ mensualidades }, { cuerpo, clave }) =>
      creado(await mensualidades.crear(cuerpo, { clave })),
    ),
  },
  'PUT /mensualidades/{id}': {
    resumen: 'Actualizar una mensualidad',
    cuerpo: esquemaCambiosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
    atender: alEscribir(async ({ mensualidades }, { params: { id = '' }, cuerpo }) =>
      ok(await mensualidades.actualizar(id, cuerpo)),
    ),
  },
  'POST /mensualidades/generar': {
    resumen: 'Generar las mensualidades de un mes, o simularlo',
    cuerpo: esquemaSolicitudGeneracion,
    respuesta: esquemaResultadoGeneracion,
    atender: alEscribir(async ({ mensualidades }, { cuerpo, clave }) =>
      ok(await mensualidades.generar(cuerpo, { clave })),
    ),
  },
};
