import { randomUUID } from 'node:crypto';

/**
 * What proxies write: a UUID, or 16 to 64 hexadecimal digits. Anything else could be a document number or a name put
 * there to be found in the log.
 */
const BIEN_FORMADO = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,64})$/i;

/** The one that came with the request, so that the logs of both can be put together; or a new one. */
export const identificadorDeSolicitud = (recibido: string | string[] | undefined): string =>
  typeof recibido === 'string' && BIEN_FORMADO.test(recibido) ? recibido.toLowerCase() : randomUUID();
