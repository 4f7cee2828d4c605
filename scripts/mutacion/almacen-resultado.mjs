import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { RAIZ } from '../proceso.mjs';

const RUTA = `${RAIZ}tests/mutacion/resultado.json`;

/** Files that are gone are forgotten. */
export const leerResultado = () => {
  const guardado = existsSync(RUTA) ? JSON.parse(readFileSync(RUTA, 'utf8')) : {};
  return Object.fromEntries(Object.entries(guardado).filter(([archivo]) => existsSync(RAIZ + archivo)));
};

/** Read again before writing: two runs over different rooms keep what each one found. */
export const anotarResultado = (nuevos) => {
  const todos = Object.entries({ ...leerResultado(), ...Object.fromEntries(nuevos) });
  const enOrden = Object.fromEntries(todos.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(RUTA, `${JSON.stringify(enOrden, null, 1)}\n`);
};
