import { analizar } from '@/domain/shared/analizar';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { consultaCartera } from '@/server/http/consulta/esquemas-consulta';
import { conPagina } from '@/server/http/consulta/leer-consulta';
import { comoPdf, exigirActor, type Manejadores, ok } from '@/server/http/manejador';

export const manejadoresFinanzas: Manejadores = {
  'GET /cartera': async (peticion, { unidadDeTrabajo }) => {
    const criterios = conPagina(analizar(consultaCartera, { ...peticion.query }));
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ finanzas }) => {
      const { datos = [], ...totales } = (await finanzas.cartera(criterios)) ?? {};
      return ok({ data: datos, ...totales });
    });
  },
  'GET /recaudo': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ finanzas }) =>
      // The report checks its own range: what comes in the address is not trusted to be one.
      ok(await finanzas.recaudo({ ...peticion.query } as never)),
    ),
  'GET /recaudo/tendencia': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ finanzas }) =>
      ok({ data: await finanzas.tendencia() }),
    ),
  'GET /participantes/{id}/estado-de-cuenta': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ finanzas }) => {
      const { id = '' } = peticion.params;
      const estado = await finanzas.estadoDeCuenta(id);
      if (!estado) throw errorNoEncontrado('un participante', id);
      return ok(estado);
    }),
  'GET /pagadores/{clave}/estado-de-cuenta': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ finanzas }) => {
      const { clave = '' } = peticion.params;
      const estado = await finanzas.estadoDePagador(clave);
      if (!estado) throw errorNoEncontrado('un pagador', clave);
      return ok(estado);
    }),
  /** What is printed leaves the house: it leaves a trace, like reading the whole record. */
  'GET /participantes/{id}/estado-de-cuenta.pdf': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ imprimirEstadoDeCuenta, auditoria }) => {
      const { id = '' } = peticion.params;
      const papel = comoPdf(await imprimirEstadoDeCuenta(id), `estado-de-cuenta-${id}`);
      await auditoria.consulta('participante', { id });
      return papel;
    }),
  'GET /pagadores/{clave}/estado-de-cuenta.pdf': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ imprimirEstadoDePagador, auditoria }) => {
      const { clave = '' } = peticion.params;
      const { bytes, participantes } = await imprimirEstadoDePagador(clave);
      for (const id of participantes) await auditoria.consulta('participante', { id });
      return comoPdf(bytes, `estado-de-cuenta-${clave}`);
    }),
};
