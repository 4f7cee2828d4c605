import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import type { PoliticaPublicada, SitioPublico } from '@/domain/sitio/sitio-guardado';
import { comoObjeto, leerPublico, type Objeto } from '@/infrastructure/http/lectura/leer-publico';

/** What was checked when it was written is not checked again. */
const interpretar = ({ contenido, politicas }: Objeto): SitioPublico => ({
  contenido: comoObjeto(contenido) as ContenidoSitio,
  politicas: Array.isArray(politicas) ? (politicas as PoliticaPublicada[]) : [],
});

/** `null` when the service keeps none or does not answer: never rejects. */
export const leerSitioPublico = (
  base: string,
  fetch: typeof globalThis.fetch,
): Promise<SitioPublico | null> => leerPublico(`${base}/sitio/publico`, fetch, interpretar);
