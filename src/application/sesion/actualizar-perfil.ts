import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import { leerUsuarioSesion, type UsuarioSesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';

/** Merges the service's answer into the stored user (specification §7). Throws VALIDACION, NO_AUTENTICADO. */
export const actualizarPerfil =
  ({ autenticacion, sesiones }: { autenticacion: Autenticacion; sesiones: SesionStore }) =>
  async (entrada: unknown): Promise<UsuarioSesion> => {
    const respuesta = await autenticacion.actualizarPerfil(validarCambiosPerfil(entrada));
    const sesion = sesiones.leer();
    const usuario = sesion && leerUsuarioSesion({ ...sesion.usuario, ...respuesta });
    if (!sesion || !usuario)
      throw new ErrorAplicacion('NO_AUTENTICADO', 'La sesión terminó: inicie sesión de nuevo');
    sesiones.guardar({ ...sesion, usuario });
    return usuario;
  };
