import {
  esquemaArqueo,
  esquemaDatosArqueo,
  esquemaEfectivoEsperado,
} from '@/domain/mensualidades/cierres/arqueo-guardado';
import { esquemaResumenDelMes } from '@/domain/mensualidades/cierres/cifras-del-mes';
import { esquemaCierre, esquemaInformeConCierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import {
  esquemaCerrarMes,
  esquemaReabrirMes,
  validarCierre,
} from '@/domain/mensualidades/cierres/reglas-cierre';
import type { API_CIERRES } from '@/domain/mensualidades/manifiesto-mensualidades';
import { analizar } from '@/domain/shared/analizar';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';
import { filtro } from '@/server/http/consulta';
import {
  alEscribir,
  alLeer,
  comoPdf,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
} from '@/server/http/manejador';

const consultaArqueos = z.object({ desde: fecha(), hasta: fecha(), sede_id: filtro.id });

export const llamadasCierres: LlamadasDe<typeof API_CIERRES> = {
  'GET /mensualidades/resumen': {
    resumen: 'Cómo va un mes: facturado, recaudado y por cobrar de sus mensualidades, y si está cerrado',
    consulta: esquemaCerrarMes,
    respuesta: esquemaResumenDelMes,
    atender: async (peticion, { unidadDeTrabajo }) => {
      const periodo = validarCierre({ periodo: peticion.query.periodo });
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ cierres }) =>
        ok(await cierres.resumen(periodo)),
      );
    },
  },
  'GET /cierres': {
    resumen: 'Los meses cerrados, el último primero, con sus cifras; también los que se abrieron otra vez',
    respuesta: esquemaCierre,
    lista: 'data',
    atender: alLeer(async ({ cierres }) => ok({ data: await cierres.listar() })),
  },
  'POST /cierres': {
    resumen:
      'Cerrar un mes que terminó: sus cifras quedan guardadas, y sus mensualidades y lo pagado en él no cambian más. En orden',
    cuerpo: esquemaCerrarMes,
    respuesta: esquemaCierre,
    estado: 201,
    pesa: 'SIEMPRE',
    atender: alEscribir(async ({ cierres }, { cuerpo, clave }) =>
      creado(await cierres.cerrar(cuerpo, { clave })),
    ),
  },
  'POST /cierres/{periodo}/reabrir': {
    resumen: 'Abrir otra vez el último mes cerrado, con su motivo',
    cuerpo: esquemaReabrirMes,
    respuesta: esquemaCierre,
    atender: alEscribir(async ({ cierres }, { params: { periodo = '' }, cuerpo, clave }) =>
      ok(await cierres.reabrir(periodo, cuerpo, { clave })),
    ),
  },
  'GET /cierres/{periodo}/informe': {
    resumen: 'El informe de un mes: de uno cerrado, lo que se guardó; de uno abierto, como va',
    respuesta: esquemaInformeConCierre,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const periodo = validarCierre({ periodo: peticion.params.periodo });
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ cierres }) =>
        ok(await cierres.informe(periodo)),
      );
    },
  },
  /** The paper is made before the trace: no transaction waits for it. */
  'GET /cierres/{periodo}/informe.pdf': {
    resumen: 'El informe de un mes para la dirección, en PDF; el de un mes abierto dice «Provisional»',
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { nombre, bytes } = await unidadDeTrabajo.listar(actor, ({ imprimirInformeDeMes }) =>
        imprimirInformeDeMes(peticion.params.periodo ?? ''),
      );
      await unidadDeTrabajo.escribir(actor, ({ actividad }) =>
        actividad.anotarExportacion({ archivo: `${nombre}.pdf`, filas: 1 }),
      );
      return comoPdf(bytes, nombre);
    },
  },
  'GET /arqueos': {
    resumen:
      'Los arqueos de caja de unos días, el último primero, y el efectivo que debe haber en ellos; con `sede_id`, los suyos y los de todas las sedes',
    consulta: consultaArqueos,
    respuesta: esquemaArqueo,
    lista: 'data',
    junto: z.object({ esperado: esquemaEfectivoEsperado }),
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const caja = analizar(consultaArqueos, { ...peticion.query });
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ cierres }) => {
        const { arqueos = [], esperado } = (await cierres.arqueos(caja)) ?? {};
        return ok({ data: arqueos, esperado });
      });
    },
  },
  'POST /arqueos': {
    resumen:
      'Guardar un arqueo de caja: lo contado, por billetes y monedas o en total. No se cambia ni se borra',
    cuerpo: esquemaDatosArqueo,
    respuesta: esquemaArqueo,
    estado: 201,
    atender: alEscribir(async ({ cierres }, { cuerpo, clave }) =>
      creado(await cierres.guardarArqueo(cuerpo, { clave })),
    ),
  },
};
