import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { errorSinEspacio } from '@/domain/shared/errores/errores-comunes';

const MB = 1_048_576;

/**
 * The embedded database freezes the whole process when its log finds no room for its next piece, of 16 MB: nothing is
 * written to it with less than a few of them left.
 */
export const PISO_BYTES = 48 * MB;

/** Kept for reading with its trace, signing in and deleting, once there is no room for anything new. */
export const RESERVA_BYTES = 128 * MB;

const existente = (ruta: string): string => (existsSync(ruta) ? ruta : existente(dirname(ruta)));

const libres = (carpeta: string): number => {
  const { blocks, bavail, bsize } = statfsSync(existente(resolve(carpeta)));
  // Some network disks do not tell.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

/** Asked before every write, so it recovers by itself: throws NO_DISPONIBLE while the disk has less than `minimo` bytes. */
export const vigilarEspacio = (carpeta: string, minimo: number) => (): void => {
  if (libres(carpeta) < minimo) throw errorSinEspacio();
};
