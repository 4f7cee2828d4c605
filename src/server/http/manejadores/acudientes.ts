import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { separarParticipante } from '@/server/http/consulta/campos-consulta';
import { consultaAcudientes } from '@/server/http/consulta/esquemas-consulta';
import { conPagina, leerConsulta } from '@/server/http/consulta/leer-consulta';
import { creado, exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresAcudientes: Manejadores = {
  'GET /acudientes': async (peticion, { unidadDeTrabajo }) => {
    const { valores, pidePagina } = leerConsulta(consultaAcudientes, peticion.query);
    const { participante: id_participante, resto } = separarParticipante(valores);
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ acudientes }) => {
      if (!pidePagina) {
        const { pagina: _pagina, limite: _limite, orden: _orden, ...filtro } = resto;
        return ok({ data: await acudientes.listar({ ...filtro, id_participante }) });
      }
      const { datos, total } = await acudientes.buscar({ ...conPagina(resto), id_participante });
      return ok({ data: datos, total });
    });
  },
  'GET /acudientes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ acudientes }) => {
      const { id = '' } = peticion.params;
      const acudiente = await acudientes.obtener(id);
      if (!acudiente) throw errorNoEncontrado('un acudiente', id);
      return ok(acudiente);
    }),
  'GET /participantes/{id}/acudientes': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ acudientes }) =>
      ok(await acudientes.listarDeParticipante(peticion.params.id ?? '')),
    ),
  'POST /acudientes': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ acudientes }) =>
      creado(await acudientes.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /acudientes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ acudientes }) =>
      ok(await acudientes.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'DELETE /acudientes/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ acudientes }) => {
      await acudientes.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
};
