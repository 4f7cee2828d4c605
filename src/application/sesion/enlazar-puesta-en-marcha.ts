import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { Tokens } from '@/application/shared/secretos.port';

interface Dependencias {
  restablecimientos: Pick<Restablecimientos, 'abrir'>;
  tokens: Tokens;
  /** Address of the site, without a final `/`. */
  urlSitio: string;
}

/**
 * The address where the first administrator chooses a password of their own, once: whoever starts the product opens it
 * instead of copying the one that was made up. `null` when that account is not there.
 */
export const enlazarPuestaEnMarcha =
  ({ restablecimientos, tokens, urlSitio }: Dependencias) =>
  async (email: string): Promise<string | null> => {
    const token = tokens.nuevo();
    const cuenta = await restablecimientos.abrir(email.toLowerCase(), tokens.huella(token));
    return cuenta && `${urlSitio}/restablecer#token=${token}`;
  };
