import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One field of a line of CSV, quoted or not, and what ends it. */
const CAMPO = /("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/y;

/** Rows of a CSV whose quoted fields may hold commas and doubled quotes. */
export const leerCsv = (texto) => {
  const filas = [];
  let fila = [];
  CAMPO.lastIndex = 0;
  while (CAMPO.lastIndex < texto.length) {
    const [, crudo, final] = CAMPO.exec(texto);
    fila.push(crudo.startsWith('"') ? crudo.slice(1, -1).replaceAll('""', '"') : crudo);
    if (final === ',') continue;
    filas.push(fila);
    fila = [];
  }
  return filas;
};

const ESTADOS = new Set(['aplica', 'pendiente', 'despliegue', 'excepción', 'no aplica']);

/** How many requirements of each state the table has, and what is wrong in it. */
export const revisarAsvs = (raiz) => {
  const [, ...filas] = leerCsv(readFileSync(join(raiz, 'docs/asvs.csv'), 'utf8'));
  const problemas = [];
  const cuenta = new Map();
  const vistos = new Set();
  const textos = new Map();
  const leer = (archivo) => {
    if (!textos.has(archivo))
      textos.set(archivo, existsSync(join(raiz, archivo)) ? readFileSync(join(raiz, archivo), 'utf8') : null);
    return textos.get(archivo);
  };
  for (const [requisito, nivel, estado, que, prueba] of filas) {
    cuenta.set(estado, (cuenta.get(estado) ?? 0) + 1);
    if (!/^V\d+\.\d+\.\d+$/.test(requisito) || !/^L[12]$/.test(nivel) || !ESTADOS.has(estado))
      problemas.push(`${requisito}: la fila no se entiende`);
    if (vistos.has(requisito)) problemas.push(`${requisito}: está dos veces`);
    vistos.add(requisito);
    if (!prueba) problemas.push(`${requisito}: no dice la prueba ni la razón`);
    if (estado !== 'aplica') continue;
    const [archivo, nombre] = prueba.split(' › ');
    const texto = leer(archivo);
    if (!que) problemas.push(`${requisito}: no dice qué cumple`);
    if (texto === null) problemas.push(`${requisito}: ${archivo} no existe`);
    else if (!nombre || !texto.includes(nombre))
      problemas.push(`${requisito}: ${archivo} no tiene «${nombre}»`);
  }
  return { problemas, cuenta, requisitos: [...vistos] };
};
