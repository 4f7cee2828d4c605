import { claveDeCuenta } from '@/application/sesion/claves-de-freno';
import { validarCambiosUsuario, validarContrasenaProvisional } from '@/domain/usuarios/datos-usuario';
import { contarContrasena } from '@/server/http/contar-contrasena';
import { creado, exigirActor, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

export const manejadoresUsuarios: Manejadores = {
  'GET /usuarios': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ usuarios }) => ok(await usuarios.listar())),
  'POST /usuarios': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ usuarios }) =>
      creado(await usuarios.crear(peticion.cuerpo, { clave: peticion.clave })),
    ),
  'PUT /usuarios/{id}': async (peticion, { freno, unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    const conContrasena = validarCambiosUsuario(peticion.cuerpo).contrasena_propia !== undefined;
    const descontar = conContrasena ? await contarContrasena(freno, actor.id) : undefined;
    const usuario = await unidadDeTrabajo.escribir(actor, ({ usuarios }) =>
      usuarios.actualizar(peticion.params.id ?? '', peticion.cuerpo),
    );
    await descontar?.();
    return ok(usuario);
  },
  'POST /usuarios/{id}/contrasena-provisional': async (peticion, { freno, unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    validarContrasenaProvisional(peticion.cuerpo);
    const descontar = await contarContrasena(freno, actor.id);
    const usuario = await unidadDeTrabajo.escribir(actor, ({ usuarios }) =>
      usuarios.ponerProvisional(peticion.params.id ?? '', peticion.cuerpo),
    );
    await descontar();
    // Whoever forgot their password may have been stopped for trying it.
    await freno.olvidar(claveDeCuenta(usuario.email));
    return ok(usuario);
  },
  'DELETE /usuarios/{id}': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ usuarios }) => {
      await usuarios.eliminar(peticion.params.id ?? '');
      return SIN_CONTENIDO;
    }),
};
