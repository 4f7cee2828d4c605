export interface PaginaDibujada {
  /** What React put in front: title, meta and link elements. */
  cabecera: string;
  contenido: string;
  /** Ready `<style>` elements that emotion recognises in the browser. */
  estilos: string;
}

/** `publica` waits for the person before React, the others only for their first paint; `panel` has no content to hydrate. */
export type TipoPagina = 'publica' | 'acceso' | 'panel';

/** What a page is made of besides its content. */
export interface Receta {
  tipo: TipoPagina;
  /** Text of the scripts that go inline. */
  guiones: { color: string; arranque: string };
  /** Files of the modules to run and of those that they will ask for. */
  entradas: string[];
  partes: string[];
  /** Files that the next page will ask for. */
  luego: string[];
  /** File of the script that asks for the worker. */
  instalable: string;
  /** File of the script that shows a list before the panel runs. */
  estampa: string;
}

interface Documento extends Receta {
  pagina: PaginaDibujada;
  fuentes: string[];
  colores: { claro: string; oscuro: string };
  /** Public address of the site, for the head that React draws; `null` where no page says it. */
  urlSitio: string | null;
  /** For search engines; `null` where they are not wanted. */
  estructurados: object | null;
  /** Where React finds what the page was drawn with, to repeat it; `null` when it shows what was shipped. */
  datos: string | null;
  /** The page does not wait for the person. */
  enseguida: boolean;
  marca: MarcaDePagina;
}

/** How the foundation's own name and looks are on a page, besides its content. */
export interface MarcaDePagina {
  /** For narrow places; `null` when the foundation has not said it. */
  nombreCorto: string | null;
  /** Rules of its colour; '' for the product's own. */
  estilos: string;
  conLogo: boolean;
}

/** A text as it goes between tags and in an attribute. */
export const escapar = (texto: string): string =>
  texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const enlaceFuente = (url: string) =>
  `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;

// With a logo, the pictures under those names are of it: see `imagenes-de-marca` in the server.
const iconos = ({ colores: { claro, oscuro }, marca: { conLogo }, tipo }: Documento) =>
  [
    `<meta name="theme-color" content="${claro}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${oscuro}" media="(prefers-color-scheme: dark)">`,
    conLogo ? '' : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.png" type="image/png" sizes="48x48">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/${tipo === 'publica' ? 'site' : 'panel'}.webmanifest">`,
    // The name under the icon, where the manifest is not read.
    tipo === 'publica' ? '' : '<meta name="apple-mobile-web-app-title" content="Panel">',
  ].join('');

const ROBOTS = '<meta name="robots" content="noindex">';

// A data block cannot end its own element, whatever the texts say.
const paraBuscadores = (datos: object | null) =>
  datos
    ? `<script type="application/ld+json">${JSON.stringify(datos).replaceAll('<', '\\u003c')}</script>`
    : '';

/** Where the server answers with it, for what is printed from a page. */
const LOGO = '/logo.png';

const deLaRaiz = ({ urlSitio, marca: { nombreCorto, conLogo } }: Documento): string =>
  [
    urlSitio === null ? '' : ` data-sitio="${urlSitio}"`,
    nombreCorto === null ? '' : ` data-nombre="${escapar(nombreCorto)}"`,
    conLogo ? ` data-logo="${LOGO}"` : '',
  ].join('');

const direcciones = (archivos: readonly string[]) => archivos.map((nombre) => `/${nombre}`).join(' ');

const atributo = (nombre: string, archivos: readonly string[]) =>
  archivos.length > 0 ? ` data-${nombre}="${direcciones(archivos)}"` : '';

const arranque = ({
  guiones,
  entradas,
  partes,
  luego,
  instalable,
  estampa,
  enseguida,
  datos,
  tipo,
}: Documento) =>
  `<script${enseguida ? ' data-ya' : ''}${atributo('entradas', entradas)}${atributo('partes', partes)}${atributo('luego', luego)}${atributo('instalable', [instalable])}${atributo('estampa', tipo === 'panel' ? [estampa] : [])}${datos === null ? '' : ` data-datos="${datos}"`}>${guiones.arranque}</script>`;

/** The whole HTML of a page. */
export const documento = (de: Documento): string =>
  [
    `<!doctype html><html lang="es-CO"${deLaRaiz(de)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    de.pagina.cabecera,
    de.tipo !== 'publica' && !/name="robots"/.test(de.pagina.cabecera) ? ROBOTS : '',
    de.fuentes.map(enlaceFuente).join(''),
    `<script>${de.guiones.color}</script>`,
    de.marca.estilos && `<style>${de.marca.estilos}</style>`,
    de.pagina.estilos,
    arranque(de),
    iconos(de),
    paraBuscadores(de.estructurados),
    `</head><body><div id="raiz"${de.tipo === 'panel' ? '' : ' data-prerender'}>${de.pagina.contenido}</div></body></html>\n`,
  ].join('');
