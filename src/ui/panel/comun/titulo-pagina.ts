import { NOMBRE_FUNDACION } from '@/ui/textos/nombre-fundacion';

export const tituloDocumento = (pagina: string): string => `${pagina} · ${NOMBRE_FUNDACION.nombreCorto}`;

/** `head()` of a page for staff: its title, and nothing for search engines. */
export const cabezaPrivada = (pagina: string) => ({
  meta: [{ title: tituloDocumento(pagina) }, { name: 'robots', content: 'noindex' }],
});
