import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { consultaSedes } from '@/server/http/consulta/esquemas-consulta';
import { conPagina, leerConsulta } from '@/server/http/consulta/leer-consulta';
import { creado, exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresSedes: Manejadores = {
  'GET /sedes': async (peticion, { unidadDeTrabajo }) => {
    const { valores, pidePagina, hayFiltros } = leerConsulta(consultaSedes, peticion.query);
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ sedes }) => {
      if (!pidePagina && !hayFiltros) return ok({ data: await sedes.listar() });
      const { datos, total } = await sedes.buscar(conPagina(valores));
      return ok({ data: datos, total });
    });
  },
  'GET /sedes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ sedes }) => {
      const { id = '' } = peticion.params;
      const sede = await sedes.obtener(id);
      if (!sede) throw errorNoEncontrado('una sede', id);
      return ok(sede);
    }),
  'POST /sedes': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) =>
      creado(await sedes.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /sedes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) =>
      ok(await sedes.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'DELETE /sedes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ sedes }) => {
      await sedes.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
};
