import { writeFile } from 'node:fs/promises';

const CANONICA = /<link\b(?=[^>]*\brel="canonical")[^>]*\bhref="([^"]*)"/;

/** Address that a page declares as its own, or null. */
export const canonicaDe = (cabecera) => CANONICA.exec(cabecera)?.[1] ?? null;

export const mapaDelSitio = (direcciones) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...direcciones.map((direccion) => `  <url><loc>${direccion}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

// Staff pages are not disallowed: a crawler that may not read them would never see that they say noindex.
const robots = (urlSitio) =>
  [
    'User-agent: *',
    'Disallow: /auth-api/',
    'Disallow: /dashboard-api/',
    'Disallow: /cuenta/',
    '',
    `Sitemap: ${urlSitio}/sitemap.xml\n`,
  ].join('\n');

const manifiestoWeb = ({ nombre, nombreCorto, fondo, marca }) =>
  JSON.stringify({
    name: nombre,
    short_name: nombreCorto,
    lang: 'es-CO',
    start_url: '/',
    display: 'browser',
    background_color: fondo,
    theme_color: marca,
    icons: [192, 512].map((lado) => ({
      src: `/icono-${lado}.png`,
      sizes: `${lado}x${lado}`,
      type: 'image/png',
      purpose: 'any',
    })),
  });

const COLOR_MARCA = '#0F5B4C';

/** What installs the site and what search engines read; the icons are in src/ui/estaticos. */
export const escribirEstaticos = async (carpeta, sitio, mapa) => {
  const archivos = {
    'site.webmanifest': manifiestoWeb({
      nombre: sitio.nombre,
      nombreCorto: sitio.nombreCorto,
      fondo: sitio.fondo.claro,
      marca: COLOR_MARCA,
    }),
    'robots.txt': robots(sitio.url),
    'sitemap.xml': mapa,
  };
  for (const [nombre, contenido] of Object.entries(archivos))
    await writeFile(`${carpeta}/${nombre}`, contenido);
};
