import type { Credenciales } from '@/domain/sesion/credenciales';
import type { Sesion } from '@/domain/sesion/sesion';
import type { Rol } from '@/domain/shared/rol';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';

/** The authentication service. */
export interface Autenticacion {
  /** Throws an error whose message is one of specification §8 (login), or the service's own. */
  iniciarSesion(credenciales: Credenciales): Promise<Sesion>;
  /** `sesion` is the one to close: by now this browser no longer keeps it. */
  cerrarSesion(sesion: Sesion): Promise<void>;
  restablecerContrasena(email: string): Promise<void>;
  /**
   * Answers the fields the service changed, to be merged into the stored user. Throws VERSION_OBSOLETA, with the stored
   * profile in `actual`.
   */
  actualizarPerfil(cambios: CambiosPerfil): Promise<Readonly<Record<string, unknown>>>;
  /** Rejects when the service cannot answer. */
  tienePermiso(rol: Rol): Promise<boolean>;
}
