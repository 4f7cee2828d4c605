import type { CierreSesiones, SesionAbierta } from '@/domain/sesion/sesion-abierta';

/** A person's own sessions, as the authentication service tells them. An addition of our server. */
export interface MisSesiones {
  /** Last used first; `null` when the service does not tell. */
  listar(): Promise<readonly SesionAbierta[] | null>;
  /** Answers how many ended. Throws VALIDACION with `campos.password` when it is not the person's. */
  cerrar(cierre: CierreSesiones): Promise<number>;
}
