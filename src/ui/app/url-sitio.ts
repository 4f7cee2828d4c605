const POR_DEFECTO = 'https://www.fundacion.example';

/** Public address of the site, without a final slash; the setting PUBLIC_SITE_URL gives it at build time. */
export const URL_SITIO = (import.meta.env.PUBLIC_SITE_URL || POR_DEFECTO).replace(/\/+$/, '');
