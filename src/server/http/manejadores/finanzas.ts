import type { Auditoria } from '@/application/actividad/actividad-repository.port';
import { esquemaCartera, esquemaPagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { esquemaEstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { API_FINANZAS } from '@/domain/mensualidades/manifiesto-mensualidades';
import { EDADES_CARTERA, ORDENES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { esquemaRango, esquemaRecaudo } from '@/domain/mensualidades/recaudo';
import { esquemaMesDeTendencia } from '@/domain/mensualidades/tendencia';
import { analizar } from '@/domain/shared/analizar';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';
import { z } from '@/domain/shared/zod';
import { camposPagina, conPagina, filtro, orden } from '@/server/http/consulta';
import { alListar, comoPdf, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

const consultaRecaudo = z.extend(esquemaRango, { sede_id: filtro.id });

const consultaPapelDePagador = z.object({
  anio: filtro.numero('Escriba el año, por ejemplo 2026'),
});

const consultaCartera = z.object({
  ...camposPagina,
  orden: orden(ORDENES_CARTERA),
  buscar: filtro.buscar,
  edad: filtro.uno(EDADES_CARTERA),
});

/** A statement tells of each whose account is in it; one without accounts, of who pays. */
const anotarPagador = async (
  auditoria: Auditoria,
  clave: string,
  participantes: readonly Id[],
): Promise<void> => {
  for (const id of participantes) await auditoria.consulta('participante', { id });
  const pagador = leerClavePagador(clave);
  if (participantes.length === 0 && pagador) await auditoria.consulta(pagador.tipo, { id: pagador.id });
};

export const llamadasFinanzas: LlamadasDe<typeof API_FINANZAS> = {
  'GET /cartera': {
    resumen: 'Quién debe y cuánto, por edades; con los totales de toda la cartera',
    consulta: consultaCartera,
    respuesta: esquemaPagadorEnCartera,
    lista: 'data',
    junto: z.omit(esquemaCartera, { datos: true, total: true }),
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const criterios = conPagina(analizar(consultaCartera, { ...peticion.query }));
      return unidadDeTrabajo.listar(exigirActor(peticion), async ({ finanzas }) => {
        const { datos = [], ...totales } = (await finanzas.cartera(criterios)) ?? {};
        return ok({ data: datos, ...totales });
      });
    },
  },
  'GET /recaudo': {
    resumen:
      'Lo recibido en un rango, por día y por medio; con `sede_id`, lo que recibió y devolvió esa casa: lo de quienes vivían en ella ese día',
    consulta: consultaRecaudo,
    respuesta: esquemaRecaudo,
    pesa: 'SIEMPRE',
    atender: alListar(async ({ finanzas }, peticion) =>
      ok(await finanzas.recaudo(analizar(consultaRecaudo, { ...peticion.query }))),
    ),
  },
  'GET /recaudo/tendencia': {
    resumen: 'Facturado y recaudado de los últimos seis meses',
    respuesta: esquemaMesDeTendencia,
    lista: 'data',
    pesa: 'SIEMPRE',
    atender: alListar(async ({ finanzas }) => ok({ data: await finanzas.tendencia() })),
  },
  /** What is told whole of a person's account leaves a trace, on the screen or on paper. */
  'GET /participantes/{id}/estado-de-cuenta': {
    resumen: 'Estado de cuenta de un participante',
    respuesta: esquemaEstadoDeCuenta,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '' } = peticion.params;
      const estado = await unidadDeTrabajo.listar(actor, ({ finanzas }) => finanzas.estadoDeCuenta(id));
      if (!estado) throw errorNoEncontrado('un participante', id);
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) => auditoria.consulta('participante', { id }));
      return ok(estado);
    },
  },
  'GET /pagadores/{clave}/estado-de-cuenta': {
    resumen:
      'Estado de cuenta de quien paga, por todos los que paga; `clave` es `acudiente-{id}` o `participante-{id}`',
    respuesta: esquemaEstadoDePagador,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { clave = '' } = peticion.params;
      const estado = await unidadDeTrabajo.listar(actor, ({ finanzas }) => finanzas.estadoDePagador(clave));
      if (!estado) throw errorNoEncontrado('un pagador', clave);
      const participantes = estado.cuentas.map(({ participante }) => participante.id);
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) =>
        anotarPagador(auditoria, clave, participantes),
      );
      return ok(estado);
    },
  },
  /** Composing it holds no lock. */
  'GET /participantes/{id}/estado-de-cuenta.pdf': {
    resumen: 'Estado de cuenta, en PDF',
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { id = '' } = peticion.params;
      const bytes = await unidadDeTrabajo.listar(actor, ({ imprimirEstadoDeCuenta }) =>
        imprimirEstadoDeCuenta(id),
      );
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) => auditoria.consulta('participante', { id }));
      return comoPdf(bytes, `estado-de-cuenta-${id}`);
    },
  },
  'GET /pagadores/{clave}/estado-de-cuenta.pdf': {
    resumen: 'Estado de cuenta de quien paga, en PDF; con `anio`, la constancia de lo que pagó ese año',
    consulta: consultaPapelDePagador,
    pesa: 'SIEMPRE',
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const { clave = '' } = peticion.params;
      const { anio } = analizar(consultaPapelDePagador, { ...peticion.query });
      const { bytes, participantes } = await unidadDeTrabajo.listar(
        actor,
        ({ imprimirEstadoDePagador, imprimirConstanciaDePagos }) =>
          anio === undefined ? imprimirEstadoDePagador(clave) : imprimirConstanciaDePagos(clave, anio),
      );
      await unidadDeTrabajo.escribir(actor, ({ auditoria }) =>
        anotarPagador(auditoria, clave, participantes),
      );
      return comoPdf(bytes, anio === undefined ? `estado-de-cuenta-${clave}` : `constancia-${anio}-${clave}`);
    },
  },
};
