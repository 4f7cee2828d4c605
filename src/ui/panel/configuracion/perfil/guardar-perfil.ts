import type { ServiciosCuenta } from '@/application/servicios/servicios-panel';
import type { UsuarioSesion } from '@/domain/sesion/sesion';
import { esErrorAplicacion, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';
import { leerPerfil, type Perfil } from '@/domain/usuarios/perfil';
import { soloCambios } from '@/ui/panel/comun/formulario/solo-cambios';

export const valoresDe = ({ displayName, photoURL }: Pick<Perfil, 'displayName' | 'photoURL'>) => ({
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
});
export type ValoresPerfil = ReturnType<typeof valoresDe>;

/** As the session of this browser knows it; version 0 where the service does not number its changes. */
export const perfilDe = ({ displayName, photoURL, version = 0 }: UsuarioSesion): Perfil => ({
  displayName,
  photoURL,
  version,
  actualizado_en: null,
  actualizado_por: null,
});

const cambioElPerfil = (antes: Perfil, ahora: Perfil): boolean =>
  Object.keys(soloCambios(valoresDe(antes), valoresDe(ahora))).length > 0;

/**
 * Saves over `base`. The version counts every change of the account: one of the role or the password is no reason to ask
 * anything about the profile. A draft typed over a version before `alAbrir`, whose profile nobody has here, always asks.
 * Throws as the use-case, VERSION_OBSOLETA when the profile itself changed elsewhere.
 */
export const guardarPerfil =
  (actualizar: ServiciosCuenta['actualizarPerfil'], alAbrir: Perfil) =>
  async (valores: ValoresPerfil, base: Perfil): Promise<Perfil> => {
    const enviar = async (version: number): Promise<Perfil> => {
      const usuario = await actualizar(version === 0 ? valores : { ...valores, version });
      // What was sent is what is kept, whether or not the service says it again.
      return {
        ...perfilDe(usuario),
        displayName: valores.displayName || null,
        photoURL: valores.photoURL || null,
      };
    };
    try {
      return await enviar(base.version);
    } catch (error) {
      if (!esErrorAplicacion(error) || !tieneCodigo(error, 'VERSION_OBSOLETA')) throw error;
      const guardado = leerPerfil(error.actual);
      if (!guardado || base.version < alAbrir.version || cambioElPerfil(base, guardado)) throw error;
      return enviar(guardado.version);
    }
  };
