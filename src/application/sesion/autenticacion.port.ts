import type { Credenciales } from '@/domain/sesion/credenciales';
import type { Sesion } from '@/domain/sesion/sesion';
import type { Rol } from '@/domain/shared/rol';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';

export interface RestablecimientoPedido {
  /** Whether the service has a way to send mail; `null` when it does not say. */
  enviaCorreo: boolean | null;
}

/** The authentication service. */
export interface Autenticacion {
  /** Throws an error whose message is one of specification §8 (login), or the service's own. */
  iniciarSesion(credenciales: Credenciales): Promise<Sesion>;
  /** `sesion` is the one to close: by now this browser no longer keeps it. */
  cerrarSesion(sesion: Sesion): Promise<void>;
  /** The same for an account and for nobody. */
  restablecerContrasena(email: string): Promise<RestablecimientoPedido>;
  /**
   * Answers the fields the service changed, to be merged into the stored user. Throws VERSION_OBSOLETA, with the stored
   * profile in `actual`.
   */
  actualizarPerfil(cambios: CambiosPerfil): Promise<Readonly<Record<string, unknown>>>;
  /** Rejects when the service cannot answer. */
  tienePermiso(rol: Rol): Promise<boolean>;
}
