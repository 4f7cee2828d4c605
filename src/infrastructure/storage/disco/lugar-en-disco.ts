import type { Stats } from 'node:fs';
import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorNoEsCarpeta } from '@/domain/archivos/errores-archivos';
import { validarClave } from '@/domain/archivos/ruta-archivo';

const estadoDe = async (ruta: string): Promise<Stats | null> => {
  try {
    return await lstat(ruta);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (code === 'ENOTDIR') throw errorNoEsCarpeta();
    throw error;
  }
};

export interface Lugar {
  /** On the disk. */
  ruta: string;
  tipo: 'archivo' | 'carpeta' | 'nada';
  tamano: number;
  cambiado: Date;
}

/**
 * Finds `ruta` under `raiz` one step at a time. A symbolic link anywhere, or anything that is neither a file nor a
 * folder, is refused: it could point outside. Throws VALIDACION, CONFLICTO.
 */
export const buscarLugar = async (raiz: string, ruta: string): Promise<Lugar> => {
  const clave = validarClave(ruta);
  const nombres = clave === '' ? [] : clave.split('/');
  let [actual, estado] = [raiz, await estadoDe(raiz)];
  for (const nombre of nombres) {
    actual = join(actual, nombre);
    estado = await estadoDe(actual);
    if (estado && !estado.isDirectory() && !estado.isFile()) throw errorNoEsCarpeta();
  }
  return {
    ruta: actual,
    tipo: estado === null ? 'nada' : estado.isDirectory() ? 'carpeta' : 'archivo',
    tamano: estado?.size ?? 0,
    cambiado: estado?.mtime ?? new Date(0),
  };
};

/** The folder, made with the ones above it when it is not there. Throws CONFLICTO when a file is in the way. */
export const asegurarCarpeta = async (raiz: string, ruta: string): Promise<string> => {
  const lugar = await buscarLugar(raiz, ruta);
  if (lugar.tipo === 'archivo') throw errorNoEsCarpeta();
  if (lugar.tipo === 'nada') await mkdir(lugar.ruta, { recursive: true });
  return lugar.ruta;
};
