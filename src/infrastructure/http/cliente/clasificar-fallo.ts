import { SONDA_TIMEOUT_MS } from '@/domain/shared/constantes';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import type { ErrorTransporte } from '@/domain/shared/errores/error-transporte';

/** What of the browser the classification looks at. */
export interface EntornoRed {
  fetch: typeof fetch;
  /** Origin of the page; `null` where there is no page. */
  origen: string | null;
  enLinea: () => boolean;
}

const nombreDe = (causa: unknown): string =>
  typeof causa === 'object' && causa !== null && 'name' in causa ? String(causa.name) : '';

const esDeOtroOrigen = (url: string, origen: string | null): boolean => {
  if (origen === null) return false;
  try {
    return new URL(url, origen).origin !== origen;
  } catch {
    return false;
  }
};

/** A `no-cors` request ignores CORS: when it arrives, only CORS stood between the page and the service. */
const responde = async (url: string, { fetch }: EntornoRed): Promise<boolean> => {
  try {
    await fetch(url, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(SONDA_TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
};

/**
 * Transport case of a call that got no answer (specification §8). `fetch` rejects with the same TypeError for CORS and
 * for a dead network, so another origin is asked again without CORS. Abandoned calls ('Request aborted', cancelled
 * ones) and 'Network Error' are the network case; 'timeout of {n}ms exceeded' is the timeout.
 */
export const clasificarFallo = async (
  causa: unknown,
  url: string,
  entorno: EntornoRed,
): Promise<ErrorTransporte> => {
  const nombre = nombreDe(causa);
  if (nombre === 'TimeoutError') return errorSinRespuesta('timeout', causa);
  if (nombre === 'AbortError' || !entorno.enLinea() || !esDeOtroOrigen(url, entorno.origen)) {
    return errorSinRespuesta('red', causa);
  }
  return errorSinRespuesta((await responde(url, entorno)) ? 'cors' : 'red', causa);
};
