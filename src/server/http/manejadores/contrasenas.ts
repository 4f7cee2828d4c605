import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { exigirActor, type Manejadores, SIN_CONTENIDO } from '@/server/http/manejador';

const CAMBIOS_POR_CUENTA = 10;
const RESTABLECIMIENTO_PEDIDO =
  'Si el correo corresponde a una cuenta activa, recibirá instrucciones para restablecer la contraseña.';

export const manejadoresContrasenas: Manejadores = {
  /** The answer says nothing about which accounts exist. */
  'POST /auth/reset-password': async ({ cuerpo, origen }, { restablecimiento }) => {
    await restablecimiento.pedir(cuerpo, origen);
    return { estado: 202, cuerpo: { message: RESTABLECIMIENTO_PEDIDO } };
  },
  'POST /auth/reset-password/confirm': async ({ cuerpo, origen }, { restablecimiento }) => {
    await restablecimiento.usar(cuerpo, origen);
    return SIN_CONTENIDO;
  },
  'PUT /auth/password': async (peticion, { freno, unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    // Before counting: a body that cannot be read is no guess.
    validarCambioContrasena(peticion.cuerpo);
    // Whoever found a session open must not be able to guess the password with it.
    const descontar = await freno.contar([{ clave: `contrasena:${actor.id}`, maximo: CAMBIOS_POR_CUENTA }]);
    await unidadDeTrabajo.leer(actor, ({ cambiarContrasena }) =>
      cambiarContrasena(actor.id, peticion.cuerpo, peticion.huella),
    );
    await descontar();
    return SIN_CONTENIDO;
  },
};
