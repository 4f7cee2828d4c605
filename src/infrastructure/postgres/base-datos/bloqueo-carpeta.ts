import {
  closeSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

const CANDADO = 'candado';
/** What earlier versions left: numbers of processes, which say nothing outside their own container. */
const DE_ANTES = /^bloqueo(?:\.\d+|-\d+\.(?:tmp|libre))$/;

/** The folder is open in another process. */
export class CarpetaOcupada extends Error {
  constructor(
    readonly carpeta: string,
    readonly proceso: string,
  ) {
    super(
      `La carpeta de datos ${carpeta} ya está en uso por otro proceso (${proceso}). ` +
        'Detenga ese servidor, que puede estar en otro contenedor, o indique otra carpeta con DATA_DIR.',
    );
    this.name = 'CarpetaOcupada';
  }
}

/** The disk does not know locks; without one, two processes would lose what they write. */
export class CarpetaSinCandado extends Error {
  constructor(carpeta: string, causa: unknown) {
    super(
      `El disco de la carpeta de datos ${carpeta} no admite candados (${(causa as Error).message}): ` +
        'use un disco de esta máquina o una base PostgreSQL (DATABASE_URL).',
      { cause: causa },
    );
    this.name = 'CarpetaSinCandado';
  }
}

const tomar = (descriptor: number, carpeta: string): boolean => {
  try {
    return tryLock(descriptor);
  } catch (error) {
    throw new CarpetaSinCandado(carpeta, error);
  }
};

/** Whether the name still leads to what was opened: a lock on a file that somebody removed keeps nobody out. */
const sigueAhi = (descriptor: number, ruta: string): boolean => {
  const [abierto, nombrado] = [fstatSync(descriptor), statSync(ruta, { throwIfNoEntry: false })];
  return nombrado?.ino === abierto.ino && nombrado.dev === abierto.dev;
};

/** For whoever is refused: the lock itself is the kernel's, not what the file says. */
const firmar = (descriptor: number): void => {
  ftruncateSync(descriptor);
  writeSync(descriptor, `${process.pid} en ${hostname()}`, 0);
};

/**
 * Takes the folder for this process, or throws {@link CarpetaOcupada}. The lock is held by the kernel on an open file:
 * it is one for all the containers of a machine that see that folder, whatever they call it, and it ends with the
 * process, however it ends.
 */
export const bloquearCarpeta = (carpeta: string): (() => void) => {
  mkdirSync(carpeta, { recursive: true, mode: 0o700 });
  const ruta = join(carpeta, CANDADO);
  for (;;) {
    const descriptor = openSync(ruta, 'a+', 0o600);
    try {
      if (!tomar(descriptor, carpeta)) throw new CarpetaOcupada(carpeta, readFileSync(ruta, 'utf8'));
      if (sigueAhi(descriptor, ruta)) {
        firmar(descriptor);
        for (const nombre of readdirSync(carpeta)) if (DE_ANTES.test(nombre)) rmSync(join(carpeta, nombre));
        return () => closeSync(descriptor);
      }
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    closeSync(descriptor);
  }
};
