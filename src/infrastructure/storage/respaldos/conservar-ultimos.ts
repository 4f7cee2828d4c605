import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NOMBRE = /^respaldo-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(?:\.cifrado)?$/;

/** Sorted by name, they are sorted by date. */
export const nombreDeRespaldo = (cuando: Date, cifrado: boolean): string => {
  const instante = cuando.toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  return `respaldo-${instante}.tar.gz${cifrado ? '.cifrado' : ''}`;
};

/** Removes the oldest, by their name, until `cuantos` are left. Answers those removed. */
export const conservarUltimos = async (carpeta: string, cuantos: number): Promise<string[]> => {
  const respaldos = (await readdir(carpeta)).filter((nombre) => NOMBRE.test(nombre)).sort();
  const sobrantes = respaldos.slice(0, Math.max(0, respaldos.length - cuantos));
  for (const nombre of sobrantes) await rm(join(carpeta, nombre), { force: true });
  return sobrantes;
};
