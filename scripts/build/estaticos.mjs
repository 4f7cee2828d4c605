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

const icono = (archivo, lado, purpose) => ({
  src: `/${archivo}.png`,
  sizes: `${lado}x${lado}`,
  type: 'image/png',
  purpose,
});

const ICONOS = [
  icono('icono-192', 192, 'any'),
  icono('icono-512', 512, 'any'),
  // Without corners of its own: the device cuts it.
  icono('icono-completo-512', 512, 'maskable'),
];

/** The site, with the bar of the browser: whoever installs it still goes from it to other places. */
const manifiestoDelSitio = { inicio: '/', modo: 'minimal-ui' };

/** The panel is a desk of its own; its pages hang from the root, so its scope is the whole address. */
const manifiestoDelPanel = {
  inicio: '/dashboard',
  modo: 'standalone',
  atajos: [
    { name: 'Participantes', url: '/participantes' },
    { name: 'Entrega de turno', url: '/entrega-de-turno' },
    { name: 'Financiero', url: '/financiero' },
  ],
};

const manifiesto = ({ nombre, nombreCorto, fondo }, { inicio, modo, atajos }) =>
  JSON.stringify({
    id: inicio,
    name: nombre,
    short_name: nombreCorto,
    lang: 'es-CO',
    start_url: inicio,
    scope: '/',
    display: modo,
    background_color: fondo.claro,
    theme_color: COLOR_MARCA,
    icons: ICONOS,
    ...(atajos ? { shortcuts: atajos } : {}),
  });

const COLOR_MARCA = '#0F5B4C';

/** What installs the site and what search engines read; the icons are in src/ui/estaticos. */
export const escribirEstaticos = async (carpeta, sitio, mapa) => {
  const archivos = {
    'site.webmanifest': manifiesto(sitio, manifiestoDelSitio),
    'panel.webmanifest': manifiesto(
      { ...sitio, nombre: `Panel del equipo de ${sitio.nombreCorto}`, nombreCorto: 'Panel' },
      manifiestoDelPanel,
    ),
    'robots.txt': robots(sitio.url),
    'sitemap.xml': mapa,
  };
  for (const [nombre, contenido] of Object.entries(archivos))
    await writeFile(`${carpeta}/${nombre}`, contenido);
};
