const enlaceFuente = (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;

const iconos = ({ claro, oscuro }) =>
  [
    `<meta name="theme-color" content="${claro}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${oscuro}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.png" type="image/png" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ].join('');

const ROBOTS = '<meta name="robots" content="noindex">';

// A data block cannot end its own element, whatever the texts say.
const bloqueDeDatos = (datos) =>
  `<script type="application/ld+json">${JSON.stringify(datos).replaceAll('<', '\\u003c')}</script>`;

const direcciones = (archivos) => archivos.map((nombre) => `/${nombre}`).join(' ');

const arranque = ({ guion, entradas, partes, inmediato }) =>
  `<script${inmediato ? ' data-ya' : ''} data-entradas="${direcciones(entradas)}" data-partes="${direcciones(partes)}">${guion}</script>`;

const enseguida = ({ entradas, partes }) =>
  [
    ...partes.map((nombre) => `<link rel="modulepreload" href="/${nombre}">`),
    ...entradas.map((nombre) => `<script type="module" src="/${nombre}"></script>`),
  ].join('');

// A number to copy may have been corrected since the build: nobody should copy the old one while React waits.
const empiezaYa = ({ tipo, pagina }) => tipo === 'acceso' || pagina.contenido.includes(' data-copiar=');

/**
 * The whole HTML of a page.
 * `tipo`: 'publica' waits for the person before React, 'acceso' does not, 'panel' has no content to hydrate.
 */
export const documento = ({ tipo, pagina, guiones, fuentes, colores, entradas, partes, datos }) =>
  [
    '<!doctype html><html lang="es-CO"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    pagina.cabecera,
    tipo !== 'publica' && !/name="robots"/.test(pagina.cabecera) ? ROBOTS : '',
    fuentes.map(enlaceFuente).join(''),
    `<script>${guiones.color}</script>`,
    pagina.estilos,
    tipo === 'panel'
      ? enseguida({ entradas, partes })
      : arranque({ guion: guiones.arranque, entradas, partes, inmediato: empiezaYa({ tipo, pagina }) }),
    iconos(colores),
    datos ? bloqueDeDatos(datos) : '',
    `</head><body><div id="raiz"${tipo === 'panel' ? '' : ' data-prerender'}>${pagina.contenido}</div></body></html>\n`,
  ].join('');
