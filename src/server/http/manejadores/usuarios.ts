import { creado, exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresUsuarios: Manejadores = {
  'GET /usuarios': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ usuarios }) => ok(await usuarios.listar())),
  'POST /usuarios': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ usuarios }) =>
      creado(await usuarios.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /usuarios/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ usuarios }) =>
      ok(await usuarios.actualizar(peticion.params.id ?? '', peticion.cuerpo)),
    ),
  'DELETE /usuarios/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ usuarios }) => {
      await usuarios.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
};
