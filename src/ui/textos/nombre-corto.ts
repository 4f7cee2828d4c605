import { NOMBRE_SIN_DECIR } from '@/domain/shared/constantes';

/** What is drawn where the short name goes, until the page is composed: see `componer`. No name can be this one. */
export const LUGAR_DEL_NOMBRE = 'nombre-corto.invalid';

/**
 * The foundation's name for narrow places: the sidebar, the title of the tab. A page of the panel comes with it, as it
 * comes with the address of the site; one that came with none says what it is.
 */
export const nombreCorto = (): string => {
  if (typeof document === 'undefined') return LUGAR_DEL_NOMBRE;
  return document.documentElement.dataset.nombre ?? NOMBRE_SIN_DECIR;
};
