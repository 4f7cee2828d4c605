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
