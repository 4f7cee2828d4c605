import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identidadPropia, sigueVivo } from '@/infrastructure/postgres/base-datos/proceso-vivo';

const NOMBRE = /^bloqueo\.(\d+)$/;
const LIBRE = 'libre';

/** The folder is open in another process. */
export class CarpetaOcupada extends Error {
  constructor(
    readonly carpeta: string,
    readonly proceso: string,
  ) {
    super(
      `La carpeta de datos ${carpeta} ya está en uso por otro proceso (${proceso}). ` +
        'Detenga ese servidor o indique otra carpeta con DATA_DIR.',
    );
    this.name = 'CarpetaOcupada';
  }
}

const numeros = (carpeta: string): number[] =>
  readdirSync(carpeta)
    .map((nombre) => Number(NOMBRE.exec(nombre)?.[1] ?? 0))
    .filter((numero) => numero > 0)
    .sort((a, b) => a - b);

const leer = (ruta: string): string => {
  try {
    return readFileSync(ruta, 'utf8');
  } catch {
    return LIBRE;
  }
};

/** True when the name was free. The content is there from the first instant the name exists. */
const enlazar = (propio: string, destino: string): boolean => {
  try {
    linkSync(propio, destino);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Takes the folder for this process, or throws {@link CarpetaOcupada}. The lock is the file with the highest number:
 * whoever finds its owner gone takes the next number, which only one process can create. Numbers are never reused, so
 * that a slow process cannot take a lock it saw free long ago.
 */
export const bloquearCarpeta = (carpeta: string): (() => void) => {
  mkdirSync(carpeta, { recursive: true });
  const propio = join(carpeta, `bloqueo-${process.pid}.tmp`);
  writeFileSync(propio, identidadPropia());
  try {
    for (;;) {
      const actual = numeros(carpeta).at(-1) ?? 0;
      const duenio = actual > 0 ? leer(join(carpeta, `bloqueo.${actual}`)) : LIBRE;
      if (duenio !== LIBRE && sigueVivo(duenio)) {
        throw new CarpetaOcupada(carpeta, duenio.split(' ')[0] ?? '');
      }
      const ruta = join(carpeta, `bloqueo.${actual + 1}`);
      if (!enlazar(propio, ruta)) continue;
      if (numeros(carpeta).at(-1) !== actual + 1) continue;
      for (const anterior of numeros(carpeta)) {
        if (anterior <= actual) rmSync(join(carpeta, `bloqueo.${anterior}`), { force: true });
      }
      return () => {
        const libre = join(carpeta, `bloqueo-${process.pid}.libre`);
        writeFileSync(libre, LIBRE);
        renameSync(libre, ruta);
      };
    }
  } finally {
    rmSync(propio, { force: true });
  }
};
