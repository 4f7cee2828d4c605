import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { RAIZ } from './comun.mjs';

const KB = 1000;
const LIMITES = { documento: 12 * KB, arranque: 3 * KB, paquete: 130 * KB };
const AJENOS = ['zod', '@tanstack/react-query', '@tanstack/query-core', 'inversify', 'react-hook-form'];

const GUION = /<script\b(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const lista = (html, nombre) =>
  (new RegExp(`data-${nombre}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean);

/**
 * Brotli bytes of a public page: the document without its scripts (critical CSS included), the scripts it runs
 * before the person does anything, and the bundle that later takes it over.
 */
export const medirPagina = (html, pesos) => {
  const br = new Map(pesos.archivos.map((peso) => [peso.archivo, peso.br]));
  const guiones = [...html.matchAll(GUION)].map(([, texto]) => texto).join('');
  const archivos = [...lista(html, 'entradas'), ...lista(html, 'partes')].map((url) => url.slice(1));
  return {
    documento: brotliCompressSync(html.replace(GUION, '')).length,
    arranque: brotliCompressSync(guiones).length,
    paquete: archivos.reduce((suma, archivo) => suma + (br.get(archivo) ?? 0), 0),
    archivos,
  };
};

/** What to do about any of them, said once after all. */
export const QUE_HACER =
  'Lo que carga cada página está en dist/pesos-web.json («--pesos» imprime las cifras). Traiga con lazy() lo que solo usa un diálogo, ' +
  'y deje en un archivo propio lo que lee la dirección de una ruta, que llega con todas. Los límites se explican en docs/adr/0036-lo-que-pesan-las-paginas.md.';

/** Sentences about the public pages that weigh too much or bring code that only the staff needs. */
export const revisarPresupuesto = async (paginas) => {
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const excesos = [];
  for (const { archivo, tipo } of paginas) {
    if (tipo !== 'publica') continue;
    const medida = medirPagina(await readFile(`${RAIZ}dist/web/${archivo}`, 'utf8'), pesos);
    for (const [parte, limite] of Object.entries(LIMITES)) {
      if (medida[parte] > limite)
        excesos.push(`${archivo}: ${parte} pesa ${medida[parte]} bytes con brotli; el límite es ${limite}.`);
    }
    const ajenos = AJENOS.filter((nombre) =>
      medida.archivos.some((a) => pesos.paquetes[a]?.includes(nombre)),
    );
    if (ajenos.length > 0)
      excesos.push(`${archivo}: carga ${ajenos.join(', ')}, que una página pública no necesita.`);
  }
  return excesos;
};

const LIMITES_DEL_PERSONAL = { acceso: 185 * KB, panel: 240 * KB };
/** What arrives with a dialog, a chart, an import or an export, beyond what the page already has. */
export const LIMITE_APARTE = 90 * KB;
/** The document, its font, and these scripts; the calls to the services are the page's own business. */
const PETICIONES = 8;

const fuentesDe = (html) => html.match(/rel="preload"[^>]*as="font"/g)?.length ?? 0;

const sumar = (archivos, gz) => archivos.reduce((suma, archivo) => suma + (gz.get(archivo) ?? 0), 0);

/** Gzip bytes of the scripts that a staff page runs before anybody does anything, and how many requests it makes. */
const medirPaginaPersonal = (html, pesos) => {
  const gz = new Map(pesos.archivos.map((peso) => [peso.archivo, peso.gz]));
  const urls = [...lista(html, 'entradas'), ...lista(html, 'partes')];
  const archivos = [...new Set(urls)].map((url) => url.slice(1));
  return { archivos, bytes: sumar(archivos, gz), peticiones: 1 + fuentesDe(html) + archivos.length };
};

/** `[part, gzip bytes]` of what comes on demand. */
export const pesosAparte = (pesos) => {
  const gz = new Map(pesos.archivos.map((peso) => [peso.archivo, peso.gz]));
  const iniciales = new Set(Object.values(pesos.entradas).flat());
  return pesos.llegadas.map(([clave, archivos]) => [
    clave,
    sumar(
      archivos.filter((archivo) => !iniciales.has(archivo)),
      gz,
    ),
  ]);
};

const partesPesadas = (pesos) =>
  pesosAparte(pesos)
    .filter(([, bytes]) => bytes > LIMITE_APARTE)
    .map(([clave, bytes]) => `${clave}: pesa ${bytes} bytes con gzip; el límite es ${LIMITE_APARTE}.`);

/** Sentences about the staff pages that weigh or ask too much; `anotar` receives each page's measure. */
export const revisarPresupuestoPersonal = async (paginas, anotar = () => {}) => {
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const excesos = partesPesadas(pesos);
  for (const { archivo, tipo } of paginas) {
    const limite = LIMITES_DEL_PERSONAL[tipo];
    if (!limite) continue;
    const { bytes, peticiones } = medirPaginaPersonal(
      await readFile(`${RAIZ}dist/web/${archivo}`, 'utf8'),
      pesos,
    );
    anotar(`${archivo}: ${bytes} bytes de guiones con gzip, ${peticiones} peticiones`);
    if (bytes > limite)
      excesos.push(`${archivo}: sus guiones pesan ${bytes} bytes con gzip; el límite es ${limite}.`);
    if (peticiones > PETICIONES)
      excesos.push(`${archivo}: hace ${peticiones} peticiones; el límite es ${PETICIONES}.`);
  }
  return excesos;
};
