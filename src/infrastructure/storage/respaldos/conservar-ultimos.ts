import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const NOMBRE = /^respaldo-\d{4}-\d\d-\d\dT\d{6}Z\.tar\.gz(?:\.cifrado)?$/;

/** Sorted by name, they are sorted by date. */
export const nombreDeRespaldo = (cuando: Date, cifrado: boolean): string => {
  const instante = cuando.toISOString().replace(/:/g, '').replace(/\.\d+/, '');
  return `respaldo-${instante}.tar.gz${cifrado ? '.cifrado' : ''}`;
};

const DIA_MS = 86_400_000;
const INSTANTE = /^respaldo-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z.*$/;

const instanteDe = (nombre: string): number => Date.parse(nombre.replace(INSTANTE, '$1$2:$3:$4Z'));

const respaldosDe = async (carpeta: string): Promise<string[]> =>
  (await readdir(carpeta)).filter((nombre) => NOMBRE.test(nombre)).sort();

const quitar = async (carpeta: string, nombres: readonly string[]): Promise<void> => {
  for (const nombre of nombres) await rm(join(carpeta, nombre), { force: true });
};

interface Limpieza {
  ahora: Date;
  /** The name of the one that was just made and read again: it stays, whatever its name says. */
  recienHecho: string;
}

/** Those whose name says a day that has not come: a clock was ahead, now or then, or somebody renamed them. */
export const respaldosFuturos = async (carpeta: string, ahora: Date): Promise<string[]> =>
  (await respaldosDe(carpeta)).filter((nombre) => instanteDe(nombre) > ahora.getTime());

/** From the oldest to the one just made. Nobody knows where those of the future go: they stay, and do not count. */
const ordenados = async (carpeta: string, { ahora, recienHecho }: Limpieza): Promise<string[]> => {
  const anteriores = (await respaldosDe(carpeta)).filter(
    (nombre) => nombre !== recienHecho && instanteDe(nombre) <= ahora.getTime(),
  );
  return [...anteriores, recienHecho];
};

/** Removes the oldest, by their name, until `cuantos` are left. Answers those removed. */
export const conservarUltimos = async (
  carpeta: string,
  { cuantos, ...limpieza }: Limpieza & { cuantos: number },
): Promise<string[]> => {
  const respaldos = await ordenados(carpeta, limpieza);
  const sobrantes = respaldos.slice(0, Math.max(0, respaldos.length - cuantos));
  await quitar(carpeta, sobrantes);
  return sobrantes;
};

/**
 * Removes those made more than `dias` ago, by their name: what somebody asked to have erased goes on in them. The last two
 * stay, so that a clock that jumps ahead does not leave only one. Answers those removed.
 */
export const quitarVencidos = async (
  carpeta: string,
  { dias, ...limpieza }: Limpieza & { dias: number },
): Promise<string[]> => {
  const limite = limpieza.ahora.getTime() - dias * DIA_MS;
  const vencidos = (await ordenados(carpeta, limpieza))
    .slice(0, -2)
    .filter((nombre) => instanteDe(nombre) < limite);
  await quitar(carpeta, vencidos);
  return vencidos;
};
