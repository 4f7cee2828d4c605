import { analizar } from '@/domain/shared/analizar';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { consultaAbonos } from '@/server/http/consulta/esquemas-consulta';
import { conPagina } from '@/server/http/consulta/leer-consulta';
import { comoPdf, creado, exigirActor, type Manejadores, ok } from '@/server/http/manejador';

export const manejadoresAbonos: Manejadores = {
  'GET /abonos': async (peticion, { unidadDeTrabajo }) => {
    const criterios = conPagina(analizar(consultaAbonos, { ...peticion.query }));
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ abonos }) => {
      const pagina = await abonos.buscar(criterios);
      return ok({ data: pagina?.datos ?? [], total: pagina?.total ?? 0 });
    });
  },
  'POST /mensualidades/{id}/abonos': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) => {
      const { id = '' } = peticion.params;
      return creado(await mensualidades.registrarAbono(id, peticion.cuerpo, { clave: peticion.clave }));
    }),
  'POST /mensualidades/{id}/abonos/{abono}/anular': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) => {
      const { id = '', abono = '' } = peticion.params;
      return ok(await mensualidades.anularAbono(id, abono, peticion.cuerpo, { clave: peticion.clave }));
    }),
  'GET /mensualidades/{id}/abonos/{abono}/recibo': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ abonos }) => {
      const { id = '', abono = '' } = peticion.params;
      const recibo = await abonos.recibo(id, abono);
      if (!recibo) throw errorNoEncontrado('un recibo de ese abono', abono);
      return ok(recibo);
    }),
  'GET /mensualidades/{id}/abonos/{abono}/recibo.pdf': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ imprimirRecibo }) => {
      const { id = '', abono = '' } = peticion.params;
      const { numero, bytes } = await imprimirRecibo(id, abono);
      return comoPdf(bytes, `recibo-${numero ?? abono}`);
    }),
  'POST /mensualidades/{id}/saldo-a-favor': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ saldosAFavor }) => {
      const { id = '' } = peticion.params;
      return creado(await saldosAFavor.aplicar(id, peticion.cuerpo, { clave: peticion.clave }));
    }),
  'GET /pagadores/{clave}/saldo-a-favor': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ saldosAFavor }) => {
      const { clave = '' } = peticion.params;
      const saldo = await saldosAFavor.obtener(clave);
      if (!saldo) throw errorNoEncontrado('un pagador', clave);
      return ok(saldo);
    }),
  'POST /pagadores/{clave}/devoluciones': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ saldosAFavor }) => {
      const { clave = '' } = peticion.params;
      return creado(await saldosAFavor.devolver(clave, peticion.cuerpo, { clave: peticion.clave }));
    }),
};
