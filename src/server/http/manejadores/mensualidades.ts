import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { separarParticipante } from '@/server/http/consulta/campos-consulta';
import { consultaMensualidades } from '@/server/http/consulta/esquemas-consulta';
import { conPagina, leerConsulta } from '@/server/http/consulta/leer-consulta';
import { creado, exigirActor, type Manejadores, ok } from '@/server/http/manejador';

export const manejadoresMensualidades: Manejadores = {
  'GET /mensualidades': async (peticion, { unidadDeTrabajo }) => {
    const { valores, pidePagina } = leerConsulta(consultaMensualidades, peticion.query);
    const { participante: participante_id, resto } = separarParticipante(valores);
    return unidadDeTrabajo.leer(exigirActor(peticion), async ({ mensualidades }) => {
      const { periodo, estado, concepto, ...deLista } = resto;
      const entera = !pidePagina && Object.values(deLista).every((valor) => valor === undefined);
      if (entera)
        return ok({ data: await mensualidades.listar({ participante_id, periodo, estado, concepto }) });
      const { datos, total } = await mensualidades.buscar({ ...conPagina(resto), participante_id });
      return ok({ data: datos, total });
    });
  },
  'GET /mensualidades/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ mensualidades }) => {
      const { id = '' } = peticion.params;
      const mensualidad = await mensualidades.obtener(id);
      if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
      return ok(mensualidad);
    }),
  'POST /mensualidades': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
      creado(await mensualidades.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /mensualidades/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
      ok(await mensualidades.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'POST /mensualidades/generar': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ mensualidades }) =>
      ok(await mensualidades.generar(peticion.cuerpo, { clave: peticion.clave })),
    ),
};
