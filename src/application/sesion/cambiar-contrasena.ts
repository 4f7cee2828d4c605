import type { Contrasenas } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { mismoId } from '@/domain/shared/id';

interface Dependencias {
  contrasenas: Pick<Contrasenas, 'cambiar'>;
  sesiones: SesionStore;
}

/** The session goes on with the token that the service answers. Throws VALIDACION. */
export const cambiarContrasena =
  ({ contrasenas, sesiones }: Dependencias) =>
  async (entrada: unknown): Promise<void> => {
    const cambio = validarCambioContrasena(entrada);
    const quien = sesiones.leer()?.usuario.id;
    const token = await contrasenas.cambiar(cambio);
    // While the service answered, another tab may have signed out, or someone else in.
    const sesion = sesiones.leer();
    if (!sesion || !mismoId(sesion.usuario.id, quien)) return;
    const { contrasena_provisional, ...usuario } = sesion.usuario;
    if (token || contrasena_provisional) sesiones.guardar({ token: token ?? sesion.token, usuario });
  };
