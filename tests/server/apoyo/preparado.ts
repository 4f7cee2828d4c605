import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pausa } from 'node:timers/promises';

/** Where a built server finds the project's package.json as it does from `dist`. */
const RAIZ = 'node_modules/.cache';
const PAUSA_MS = 100;
const DIA_MS = 86_400_000;

/** Changes whenever any of the files, or of those in the folders, does. */
export const huellaDe = (rutas: readonly string[], ...mas: readonly string[]): string => {
  const resumen = createHash('sha256').update(JSON.stringify(mas));
  for (const ruta of rutas) {
    const entradas = readdirSync(ruta, { recursive: true, withFileTypes: true });
    const archivos = entradas.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
    for (const archivo of archivos.sort()) resumen.update(archivo).update(readFileSync(archivo));
  }
  return resumen.digest('hex').slice(0, 16);
};

const vive = (turno: string): boolean => {
  try {
    return process.kill(Number(readFileSync(turno, 'utf8')), 0);
  } catch {
    return false;
  }
};

/** Whether the turn is ours; one left behind by a process that is gone is taken away. */
const tomarTurno = (turno: string): boolean => {
  try {
    writeFileSync(turno, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!vive(turno)) rmSync(turno, { force: true });
    return false;
  }
};

/** Another run may be using those of today. */
const retirarAnteriores = (nombre: string): void => {
  for (const entrada of readdirSync(RAIZ)) {
    const ruta = join(RAIZ, entrada);
    if (entrada.startsWith(`${nombre}-`) && Date.now() - statSync(ruta).mtimeMs > DIA_MS)
      rmSync(ruta, { recursive: true, force: true });
  }
};

/**
 * Something costly that many test processes use as it is: the first to need it makes it, the others wait, and it serves
 * until what it comes from has another `huella`. Answers its folder.
 */
export const preparado = async (
  nombre: string,
  huella: string,
  preparar: (carpeta: string) => Promise<void>,
): Promise<string> => {
  const carpeta = join(RAIZ, `${nombre}-${huella}`);
  const [turno, aMedias] = [`${carpeta}.turno`, `${carpeta}.${process.pid}`];
  mkdirSync(RAIZ, { recursive: true });
  while (!existsSync(carpeta)) {
    if (!tomarTurno(turno)) {
      await pausa(PAUSA_MS);
      continue;
    }
    try {
      if (existsSync(carpeta)) break;
      rmSync(aMedias, { recursive: true, force: true });
      mkdirSync(aMedias);
      await preparar(aMedias);
      if (!existsSync(carpeta)) renameSync(aMedias, carpeta);
      retirarAnteriores(nombre);
    } finally {
      rmSync(turno, { force: true });
    }
  }
  return carpeta;
};
