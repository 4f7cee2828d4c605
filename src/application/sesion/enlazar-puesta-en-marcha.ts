import type { PuestaEnMarcha } from '@/application/sesion/puesta-en-marcha.port';
import type { Tokens } from '@/application/shared/secretos.port';

interface Dependencias {
  puestaEnMarcha: Pick<PuestaEnMarcha, 'abrir'>;
  tokens: Tokens;
}

/**
 * The path of the page where whoever starts the product makes the first administrator, once. `null` when there is one
 * already.
 */
export const enlazarPuestaEnMarcha =
  ({ puestaEnMarcha, tokens }: Dependencias) =>
  async (): Promise<string | null> => {
    const token = tokens.nuevo();
    return (await puestaEnMarcha.abrir(tokens.huella(token))) ? `/restablecer#inicial=${token}` : null;
  };
