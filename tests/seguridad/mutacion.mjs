import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One fault put into a copy of the product, that the tests named here must notice.
 * @typedef {object} Mutacion
 * @property {number} punto
 * @property {string} que
 * @property {{ archivo: string, busca: string, pone: string }[]} cambios
 * @property {string[]} pruebas
 * @property {string} [filtro] Only the tests whose name has this text.
 */

const CARPETA = new URL('mutaciones/', import.meta.url);

/** @returns {Promise<(Mutacion & { nombre: string })[]>} */
export const leerMutaciones = async () => {
  const nombres = readdirSync(CARPETA)
    .filter((nombre) => nombre.endsWith('.mjs'))
    .sort();
  return Promise.all(
    nombres.map(async (nombre) => ({
      nombre: nombre.replace('.mjs', ''),
      ...(await import(new URL(nombre, CARPETA).href)).default,
    })),
  );
};

/** What the files of `raiz` would hold with that fault in them. Throws when the text to replace is not there once. */
export const mutar = (raiz, { nombre, cambios }) => {
  const textos = new Map();
  for (const { archivo, busca, pone } of cambios) {
    const ruta = join(raiz, archivo);
    if (!existsSync(ruta)) throw new Error(`${nombre}: ${archivo} ya no existe`);
    const texto = textos.get(ruta) ?? readFileSync(ruta, 'utf8');
    const veces = texto.split(busca).length - 1;
    if (veces !== 1) throw new Error(`${nombre}: en ${archivo} el texto buscado está ${veces} veces`);
    textos.set(
      ruta,
      texto.replace(busca, () => pone),
    );
  }
  return textos;
};

/** Puts the fault into the copy at `raiz`; answers how to take it out. */
export const aplicarMutacion = (raiz, mutacion) => {
  const textos = mutar(raiz, mutacion);
  const originales = new Map([...textos.keys()].map((ruta) => [ruta, readFileSync(ruta, 'utf8')]));
  for (const [ruta, texto] of textos) writeFileSync(ruta, texto);
  return () => {
    for (const [ruta, texto] of originales) writeFileSync(ruta, texto);
  };
};
