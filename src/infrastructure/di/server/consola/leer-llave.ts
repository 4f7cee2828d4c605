import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { llaveHmacDeHistoria } from '@/infrastructure/crypto/llave-hmac-de-historia';
import { leerSecretoDeCarpeta } from '@/infrastructure/storage/historia-en-carpeta';

/**
 * The key somebody configured or the one of the first of `carpetas` that has one; `null` when there is none: to check a
 * backup nobody needs a new one.
 */
export const leerLlave = async (
  clave: string | undefined,
  carpetas: readonly string[],
): Promise<LlaveDeHistoria | null> => {
  let secreto = clave ?? null;
  for (const carpeta of carpetas) secreto ??= await leerSecretoDeCarpeta(carpeta);
  return secreto === null ? null : llaveHmacDeHistoria(secreto);
};
