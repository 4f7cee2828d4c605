import { nombreCorto } from '@/ui/textos/nombre-corto';

export const tituloDocumento = (pagina: string): string => `${pagina} · ${nombreCorto()}`;

/** `head()` of a page for staff: its title, and nothing for search engines. */
export const cabezaPrivada = (pagina: string) => ({
  meta: [{ title: tituloDocumento(pagina) }, { name: 'robots', content: 'noindex' }],
});
