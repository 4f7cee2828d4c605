import type { PrimerAdministrador } from '@/domain/sesion/primer-administrador';

/**
 * The account that the first start made, while it is the only one and nobody has come in with it. Its links are known by
 * the digest of their token.
 */
export interface PuestaEnMarcha {
  /** Whether that account still waits for its owner. */
  pendiente(): Promise<boolean>;
  /** Keeps a link for it; false when nobody is waited for. */
  abrir(huella: string): Promise<boolean>;
  /**
   * Uses the link, once: the account is of whoever says so, with the password that `calcular` gives. False, without
   * calling `calcular`, when the link is unknown, used or expired, or somebody was first.
   */
  usar(
    huella: string,
    quien: Pick<PrimerAdministrador, 'displayName' | 'email'>,
    calcular: () => Promise<string>,
    origen: string | null,
  ): Promise<boolean>;
}
