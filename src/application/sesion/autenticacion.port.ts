import type { CambioContrasena, Confirmacion } from '@/domain/sesion/contrasenas';
import type { Credenciales } from '@/domain/sesion/credenciales';
import type { PrimerAdministrador } from '@/domain/sesion/primer-administrador';
import type { Sesion } from '@/domain/sesion/sesion';
import type { CierreSesiones, SesionAbierta } from '@/domain/sesion/sesion-abierta';
import type { Rol } from '@/domain/shared/rol';
import type { CambiosPerfil } from '@/domain/usuarios/datos-usuario';

/** Passwords, as the authentication service changes them. Additions of our server (product §3). */
export interface Contrasenas {
  /**
   * The person's own; their other sessions end. Answers the token with which this one goes on, or `null` when it keeps
   * the one it had. Throws VALIDACION, with `campos.actual` when it is not that one.
   */
  cambiar(cambio: CambioContrasena): Promise<string | null>;
  /** With the token of the link in the mail; every session of that person ends. Throws VALIDACION with `campos.token`. */
  confirmar(confirmacion: Confirmacion): Promise<void>;
  /** With the token of the link of the first start. Throws VALIDACION with `campos.token`. */
  estrenar(administrador: PrimerAdministrador): Promise<void>;
}

/** A person's own sessions, as the authentication service tells them. An addition of our server. */
export interface MisSesiones {
  /** Last used first; `null` when the service does not tell. */
  listar(): Promise<readonly SesionAbierta[] | null>;
  /** Answers how many ended. Throws VALIDACION with `campos.password` when it is not the person's. */
  cerrar(cierre: CierreSesiones): Promise<number>;
}

export interface RestablecimientoPedido {
  /** Whether the service has a way to send mail; `null` when it does not say. */
  enviaCorreo: boolean | null;
}

/** Sign-outs that the authentication service did not hear. An addition of our server. */
export interface SalidasTardias {
  /** Ends the session whose token has that digest, in nobody's name; the same when it had ended. */
  cerrar(huella: string): Promise<void>;
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
