import type { CambioContrasena, Confirmacion } from '@/domain/sesion/contrasenas';

/** Passwords, as the authentication service changes them. Additions of our server (product §3). */
export interface Contrasenas {
  /**
   * The person's own; their other sessions end. Answers the token with which this one goes on, or `null` when it keeps
   * the one it had. Throws VALIDACION, with `campos.actual` when it is not that one.
   */
  cambiar(cambio: CambioContrasena): Promise<string | null>;
  /** With the token of the link in the mail; every session of that person ends. Throws VALIDACION with `campos.token`. */
  confirmar(confirmacion: Confirmacion): Promise<void>;
}
