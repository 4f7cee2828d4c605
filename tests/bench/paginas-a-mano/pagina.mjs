import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const huella = (texto) => `sha256-${createHash('sha256').update(texto).digest('base64')}`;

const leer = (nombre) => readFileSync(new URL(nombre, import.meta.url), 'utf8').trim();
const CONSERVADOS =
  /<(?:title|meta|link rel="(?:canonical|preload)"|script type="application\/ld\+json")[^>]*>(?:[^<]*<\/(?:title|script)>)?/g;

// The words, links, images and buttons of the page, with none of the marks that a framework leaves.
const desnudar = (html) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:class|data-(?!copiar)[a-z-]+)="[^"]*"/g, '')
    .replace(/ (?:class|data-(?!copiar)[a-z-]+)(?=[ >])/g, '')
    .replace(/ id="_[^"]*"| aria-(?:labelledby|describedby|controls)="_[^"]*"/g, '');

/**
 * The same content as a person would write it by hand: plain HTML, a short stylesheet and a few lines of script.
 * Answers the document and its entry for `web-paginas.json`.
 */
export const paginaAMano = (html, archivo) => {
  const cabeza = html.slice(0, html.indexOf('</head>'));
  const cuerpo = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'));
  const fuente = (nombre) => new RegExp(`/assets/${nombre}[^"]*woff2`).exec(html)?.[0] ?? '';
  const estilo = leer('estilo.css')
    .replace('FUENTE_TEXTO', fuente('figtree'))
    .replace('FUENTE_TITULOS', fuente('fraunces'));
  const guion = leer('guion.js');
  const conservado = [...cabeza.matchAll(CONSERVADOS)].map(([texto]) => texto).join('');
  const documento = `<!doctype html><html lang="es-CO"><head>${conservado}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${estilo}</style></head><body>${desnudar(cuerpo)}<script>${guion}</script></body></html>\n`;
  const entrada = {
    archivo,
    tipo: 'publica',
    indexable: true,
    guiones: [huella(guion)],
    estilos: [huella(estilo)],
  };
  return { documento, entrada };
};
