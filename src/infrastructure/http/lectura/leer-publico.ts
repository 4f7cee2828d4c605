const ESPERA_MS = 5_000;

export type Objeto = Readonly<Record<string, unknown>>;

export const comoObjeto = (valor: unknown): Objeto =>
  typeof valor === 'object' && valor !== null ? (valor as Objeto) : {};

/**
 * What a visitor may read at `url`, without a session. `null` when the service has none or does not answer: never
 * rejects. `interpretar` reads by hand, because visitors would pay for the schemas.
 */
export const leerPublico = async <T>(
  url: string,
  fetch: typeof globalThis.fetch,
  interpretar: (datos: Objeto) => T,
): Promise<T | null> => {
  try {
    const respuesta = await fetch(url, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    if (!respuesta.ok) return null;
    const cuerpo = comoObjeto(await respuesta.json());
    return interpretar(comoObjeto(cuerpo.data ?? cuerpo));
  } catch {
    return null;
  }
};
