import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import type { PoliticaPublicada, SitioPublico } from '@/domain/sitio/sitio-guardado';

const ESPERA_MS = 5_000;

type Objeto = Readonly<Record<string, unknown>>;

const comoObjeto = (valor: unknown): Objeto =>
  typeof valor === 'object' && valor !== null ? (valor as Objeto) : {};

/** What was checked when it was written is not checked again: visitors would pay for the schemas. */
const interpretar = (cuerpo: unknown): SitioPublico => {
  const { contenido, politicas } = comoObjeto(comoObjeto(cuerpo).data ?? cuerpo);
  return {
    contenido: comoObjeto(contenido) as ContenidoSitio,
    politicas: Array.isArray(politicas) ? (politicas as PoliticaPublicada[]) : [],
  };
};

/** `null` when the service keeps none or does not answer: never rejects. */
export const leerSitioPublico = async (
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<SitioPublico | null> => {
  try {
    const respuesta = await fetch(`${base}/sitio/publico`, {
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    return respuesta.ok ? interpretar(await respuesta.json()) : null;
  } catch {
    return null;
  }
};
