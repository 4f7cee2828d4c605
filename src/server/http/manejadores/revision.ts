import { exigirActor, type Manejadores, ok } from '@/server/http/manejador';

export const manejadoresRevision: Manejadores = {
  'GET /revision': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ revision }) => ok(await revision.obtener())),
  'PUT /revision/decisiones': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ revision }) =>
      ok({ decision: await revision.decidir(peticion.cuerpo) }),
    ),
};
