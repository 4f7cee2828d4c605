import { consultaMensualidades } from '@/server/http/consulta/esquemas-consulta';
import { conPagina, leerConsulta } from '@/server/http/consulta/leer-consulta';
import { creado, exigirActor, type Manejadores, ok } from '@/server/http/manejador';

export const manejadoresMensualidades: Manejadores = {
  'GET /mensualidades': async (peticion, { unidadDeTrabajo }) => {
    const { valores, pidePagina } = leerConsulta(consultaMensualidades, peticion.query);
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ mensualidades }) => {
      if (!pidePagina) {
        const { pagina: _pagina, limite: _limite, orden: _orden, ...filtro } = valores;
        return ok({ data: await mensualidades.listar(filtro) });
      }
      const { datos, total } = await mensualidades.buscar(conPagina(valores));
      return ok({ data: datos, total });
    });
  },
  'POST /mensualidades': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
      creado(await mensualidades.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /mensualidades/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
      ok(await mensualidades.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
};
