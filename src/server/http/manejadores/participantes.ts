import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { segunRol } from '@/server/http/bloque-reservado';
import { consultaParticipantes } from '@/server/http/consulta/esquemas-consulta';
import { conPagina, leerConsulta } from '@/server/http/consulta/leer-consulta';
import { creado, exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresParticipantes: Manejadores = {
  'GET /participantes': async (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    const { valores, pidePagina, hayFiltros } = leerConsulta(consultaParticipantes, peticion.query);
    return unidadDeTrabajo.leer(actor, async ({ participantes }) => {
      if (!pidePagina && !hayFiltros) {
        return ok({ data: (await participantes.listar()).map((p) => segunRol(p, actor.rol)) });
      }
      const { datos, total } = await participantes.buscar(conPagina(valores));
      return ok({ data: datos.map((p) => segunRol(p, actor.rol)), total });
    });
  },
  /** Reading a person's whole record leaves a trace. */
  'GET /participantes/{id}': async (peticion, { unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    const { id = '' } = peticion.params;
    return unidadDeTrabajo.escribir(actor, async ({ participantes, auditoria }) => {
      const participante = await participantes.obtener(id);
      if (!participante) throw errorNoEncontrado('un participante', id);
      await auditoria.consulta('participante', participante);
      return ok(segunRol(participante, actor.rol));
    });
  },
  'POST /participantes': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribirUna(exigirActor(peticion), async ({ participantes }) =>
      creado(await participantes.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'POST /participantes/importar': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ participantes }) =>
      ok(await participantes.importar(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /participantes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ participantes }) =>
      ok(await participantes.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'DELETE /participantes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ participantes }) => {
      await participantes.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
};
