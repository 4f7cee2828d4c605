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

const sonDistintos = (unos: ValoresPerfil, otros: ValoresPerfil): boolean =>
  Object.keys(soloCambios(unos, otros)).length > 0;

/** Nobody types the same spaces that are stored. */
const comoSeGuardan = ({ displayName, photoURL }: ValoresPerfil): ValoresPerfil => ({
  displayName: displayName.trim(),
  photoURL,
});

/**
 * Saves over `base`. The version counts every change of the account: one of the role or the password is no reason to ask
 * anything about the profile, nor is one that says what is being saved, as when the answer to it was lost. A draft typed
 * over a version before `alAbrir`, whose profile nobody has here, asks about anything else.
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
        displayName: comoSeGuardan(valores).displayName || null,
        photoURL: valores.photoURL || null,
      };
    };
    try {
      return await enviar(base.version);
    } catch (error) {
      if (!esErrorAplicacion(error) || !tieneCodigo(error, 'VERSION_OBSOLETA')) throw error;
      const guardado = leerPerfil(error.actual);
      if (!guardado) throw error;
      const suyos = valoresDe(guardado);
      const yaLoDice = !sonDistintos(comoSeGuardan(valores), suyos);
      const esElMismo = base.version >= alAbrir.version && !sonDistintos(valoresDe(base), suyos);
      if (!yaLoDice && !esElMismo) throw error;
      return enviar(guardado.version);
    }
  };
