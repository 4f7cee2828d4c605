import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MB = 1_048_576;

/** A disk of its own, in memory, that a test can fill without harm. */
export interface DiscoPequeno {
  ruta: string;
  libres(): number;
  /** Takes all the room but `dejando` bytes. */
  llenar(dejando?: number): void;
  /** Gives back what {@link llenar} took. */
  liberar(): void;
  desmontar(): void;
}

const montar = (ruta: string, tamano: number): boolean =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${tamano}`, 'tmpfs', ruta]).status === 0;

const escribirHasta = (archivo: number, quedan: () => number): void => {
  for (let trozo = MB; trozo >= 1; ) {
    const falta = quedan();
    if (falta <= 0) return;
    try {
      writeSync(archivo, Buffer.alloc(Math.min(trozo, falta)));
    } catch {
      trozo = Math.floor(trozo / 2);
    }
  }
};

/** `null`, with a notice, where disks cannot be mounted. In CI, as root, it must be possible: there it is a failure. */
export const montarDisco = (megas: number): DiscoPequeno | null => {
  const ruta = mkdtempSync(join(tmpdir(), 'disco-prueba-'));
  if (!montar(ruta, megas * MB)) {
    rmSync(ruta, { recursive: true });
    if (process.env.CI === 'true' && process.getuid?.() === 0)
      throw new Error('CI, como root, necesita poder montar un disco en memoria');
    console.warn(
      '\n*** OMITIDO: no se puede montar un disco; las pruebas de disco lleno no se ejecutaron. ***\n',
    );
    return null;
  }
  const relleno = join(ruta, 'relleno');
  const libres = (): number => {
    const { bavail, bsize } = statfsSync(ruta);
    return bavail * bsize;
  };
  return {
    ruta,
    libres,
    llenar: (dejando = 0) => {
      const archivo = openSync(relleno, 'a');
      escribirHasta(archivo, () => libres() - dejando);
      closeSync(archivo);
    },
    liberar: () => rmSync(relleno, { force: true }),
    desmontar: () => {
      spawnSync('umount', ['-l', ruta]);
      rmSync(ruta, { recursive: true, force: true });
    },
  };
};
