import { readFile } from 'node:fs/promises';
import { RAIZ } from './comun.mjs';

const KB = 1000;
const LIMITES = { acceso: 185 * KB, panel: 240 * KB };
/** What arrives with a dialog, a chart, an import or an export, beyond what the page already has. */
const LIMITE_APARTE = 90 * KB;
/** The document, its font, and these scripts; the calls to the services are the page's own business. */
const PETICIONES = 8;

const enAtributo = (html, nombre) =>
  (new RegExp(`data-${nombre}="([^"]*)"`).exec(html)?.[1] ?? '').split(' ').filter(Boolean);

const fuentesDe = (html) => html.match(/rel="preload"[^>]*as="font"/g)?.length ?? 0;

const sumar = (archivos, gz) => archivos.reduce((suma, archivo) => suma + (gz.get(archivo) ?? 0), 0);

/** Gzip bytes of the scripts that a staff page runs before anybody does anything, and how many requests it makes. */
export const medirPaginaPersonal = (html, pesos) => {
  const gz = new Map(pesos.archivos.map((peso) => [peso.archivo, peso.gz]));
  const urls = [...enAtributo(html, 'entradas'), ...enAtributo(html, 'partes')];
  const archivos = [...new Set(urls)].map((url) => url.slice(1));
  return { archivos, bytes: sumar(archivos, gz), peticiones: 1 + fuentesDe(html) + archivos.length };
};

/** Sentences about parts that come on demand and weigh too much. */
const partesPesadas = (pesos) => {
  const gz = new Map(pesos.archivos.map((peso) => [peso.archivo, peso.gz]));
  const iniciales = new Set(Object.values(pesos.entradas).flat());
  return Object.entries(pesos.partes)
    .map(([clave, archivos]) => [
      clave,
      sumar(
        archivos.filter((archivo) => !iniciales.has(archivo)),
        gz,
      ),
    ])
    .filter(([, bytes]) => bytes > LIMITE_APARTE)
    .map(([clave, bytes]) => `${clave}: pesa ${bytes} bytes con gzip; el límite es ${LIMITE_APARTE}.`);
};

/** Sentences about the staff pages that weigh or ask too much; `anotar` receives each page's measure. */
export const revisarPresupuestoPersonal = async (paginas, anotar = () => {}) => {
  const pesos = JSON.parse(await readFile(`${RAIZ}dist/pesos-web.json`, 'utf8'));
  const excesos = partesPesadas(pesos);
  for (const { archivo, tipo } of paginas) {
    const limite = LIMITES[tipo];
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
