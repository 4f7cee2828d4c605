/** The links that let a person choose a new password, known by the digest of their token. */
export interface Restablecimientos {
  /**
   * Keeps a link for the active account of that e-mail and answers its address; `null` when there is none, after the
   * same work.
   */
  abrir(email: string, huella: string): Promise<string | null>;
  /**
   * Uses the link, once: keeps the password that `calcular` gives, ends every session of the person and the other links
   * they asked for. Answers their e-mail; `null`, without calling `calcular`, when the link is unknown, used or expired.
   */
  usar(
    huella: string,
    calcular: (email: string) => Promise<string>,
    origen: string | null,
  ): Promise<string | null>;
}
