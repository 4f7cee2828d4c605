/**
 * What the build writes where the public address of the site goes: only who serves the pages knows it, and puts it there.
 * No address can be this one.
 */
export const LUGAR_DE_LA_DIRECCION = 'https://sitio.invalid';

/**
 * Public address of the site, without a final slash. In a browser, the one that the page came with: what React draws in
 * the head is then what is there. A page that came with none is where it is.
 */
export const urlSitio = (): string => {
  if (typeof document === 'undefined') return LUGAR_DE_LA_DIRECCION;
  return document.documentElement.dataset.sitio ?? window.location.origin;
};
