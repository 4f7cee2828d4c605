import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import { leerUsuarioSesion, type UsuarioSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { mismoId } from '@/domain/shared/id';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';

/** Merges the service's answer into the stored user (specification §7). Throws VALIDACION, NO_AUTENTICADO. */
export const actualizarPerfil =
  ({ autenticacion, sesiones }: { autenticacion: Autenticacion; sesiones: SesionStore }) =>
  async (entrada: unknown): Promise<UsuarioSesion> => {
    const cambios = validarCambiosPerfil(entrada);
    const quien = sesiones.leer()?.usuario.id;
    const respuesta = await autenticacion.actualizarPerfil(cambios);
    // While the service answered, another tab may have signed out, or someone else in.
    const sesion = sesiones.leer();
    const usuario = sesion && leerUsuarioSesion({ ...sesion.usuario, ...respuesta });
    if (!sesion || !usuario || !mismoId(sesion.usuario.id, quien)) {
      throw new ErrorAplicacion('NO_AUTENTICADO', 'La sesión terminó: inicie sesión de nuevo');
    }
    sesiones.guardar({ ...sesion, usuario });
    return usuario;
  };
