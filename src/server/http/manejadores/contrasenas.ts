import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { contarContrasena } from '@/server/http/contar-contrasena';
import { exigirActor, exigirHuella, type Manejadores, ok, SIN_CONTENIDO } from '@/server/http/manejador';

const RESTABLECIMIENTO_PEDIDO =
  'Si el correo corresponde a una cuenta activa, recibirá instrucciones para restablecer la contraseña.';
const SIN_CORREO =
  'Este servicio no tiene servidor de correo: pida a quien administra los usuarios una contraseña provisional.';

export const manejadoresContrasenas: Manejadores = {
  /** The answer says nothing about which accounts exist: what changes it is how the service was set up. */
  'POST /auth/reset-password': async ({ cuerpo, origen }, { restablecimiento }) => {
    const { enviaCorreo } = await restablecimiento.pedir(cuerpo, origen);
    return {
      estado: 202,
      cuerpo: { message: enviaCorreo ? RESTABLECIMIENTO_PEDIDO : SIN_CORREO, envia_correo: enviaCorreo },
    };
  },
  'POST /auth/reset-password/confirm': async ({ cuerpo, origen }, { restablecimiento }) => {
    await restablecimiento.usar(cuerpo, origen);
    return SIN_CONTENIDO;
  },
  'PUT /auth/password': async (peticion, { freno, unidadDeTrabajo }) => {
    const actor = exigirActor(peticion);
    // Before counting: a body that cannot be read is no guess.
    validarCambioContrasena(peticion.cuerpo);
    const descontar = await contarContrasena(freno, actor.id);
    const token = await unidadDeTrabajo.leer(actor, ({ cambiarContrasena }) =>
      cambiarContrasena(actor, peticion.cuerpo, exigirHuella(peticion)),
    );
    await descontar();
    return ok({ data: { token }, error: null });
  },
};
