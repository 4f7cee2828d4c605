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
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
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
import { comoPdf, creado, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';
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
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) => {
        const { id = '' } = peticion.params;
        return creado(await mensualidades.registrarAbono(id, peticion.cuerpo, { clave: peticion.clave }));
      }),
  },
  'POST /mensualidades/{id}/abonos/{abono}/anular': {
    resumen:
      'Anular un abono; el de un mes cerrado se sigue contando en su día y se descuenta hoy, como un ajuste (`ajuste_en`)',
    cuerpo: esquemaMotivo,
    respuesta: esquemaMensualidadConSaldo,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) => {
        const { id = '', abono = '' } = peticion.params;
        return ok(await mensualidades.anularAbono(id, abono, peticion.cuerpo, { clave: peticion.clave }));
      }),
  },
  'GET /mensualidades/{id}/abonos/{abono}/recibo': {
    resumen:
      'Lo que dice el recibo de un abono: lo que era cierto cuando se registró. Con `pago`, el recibo del pago de varias mensualidades del que es parte',
    respuesta: esquemaRecibo,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ abonos, auditoria }) => {
        const { id = '', abono = '' } = peticion.params;
        const recibo = await abonos.recibo(id, abono);
        if (!recibo) throw errorNoEncontrado('un recibo de ese abono', abono);
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
    resumen: 'Aplicar saldo a favor de quien paga; responde la mensualidad, con el abono de último',
    cuerpo: esquemaAplicacion,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ saldosAFavor }) => {
        const { id = '' } = peticion.params;
        return creado(await saldosAFavor.aplicar(id, peticion.cuerpo, { clave: peticion.clave }));
      }),
  },
  'POST /mensualidades/{id}/ajustes': {
    resumen:
      'Corregir una mensualidad de un mes cerrado: lo que ya no se debe de ella, con fecha de hoy; responde la mensualidad, con el ajuste de último',
    cuerpo: esquemaAjuste,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) => {
        const { id = '' } = peticion.params;
        return creado(await mensualidades.ajustar(id, peticion.cuerpo, { clave: peticion.clave }));
      }),
  },
  'GET /pagadores/{clave}/saldo-a-favor': {
    resumen: 'Lo que alguien pagó de más, y qué se hizo con ello',
    respuesta: esquemaSaldoAFavor,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.leer(exigirActor(peticion), async ({ saldosAFavor }) => {
        const { clave = '' } = peticion.params;
        const saldo = await saldosAFavor.obtener(clave);
        if (!saldo) throw errorNoEncontrado('un pagador', clave);
        return ok(saldo);
      }),
  },
  'POST /pagadores/{clave}/devoluciones': {
    resumen: 'Registrar la devolución de un saldo a favor; responde lo que queda',
    cuerpo: esquemaDevolucion,
    respuesta: esquemaSaldoAFavor,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ saldosAFavor }) => {
        const { clave = '' } = peticion.params;
        return creado(await saldosAFavor.devolver(clave, peticion.cuerpo, { clave: peticion.clave }));
      }),
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
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.leer(exigirActor(peticion), async ({ mensualidades }) => {
        const { id = '' } = peticion.params;
        const mensualidad = await mensualidades.obtener(id);
        if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
        return ok(mensualidad);
      }),
  },
  'POST /mensualidades': {
    resumen: 'Crear una mensualidad',
    cuerpo: esquemaDatosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
    estado: 201,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
        creado(await mensualidades.crear(peticion.cuerpo, { clave: peticion.clave })),
      ),
  },
  'PUT /mensualidades/{id}': {
    resumen: 'Actualizar una mensualidad',
    cuerpo: esquemaCambiosMensualidad,
    respuesta: esquemaMensualidadConSaldo,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
        ok(await mensualidades.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
      ),
  },
  'POST /mensualidades/generar': {
    resumen: 'Generar las mensualidades de un mes, o simularlo',
    cuerpo: esquemaSolicitudGeneracion,
    respuesta: esquemaResultadoGeneracion,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
        ok(await mensualidades.generar(peticion.cuerpo, { clave: peticion.clave })),
      ),
  },
};
