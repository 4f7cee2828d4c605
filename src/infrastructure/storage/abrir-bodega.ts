import { join } from 'node:path';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { bodegaDisco } from '@/infrastructure/storage/disco/bodega-disco';
import type { AjustesS3 } from '@/infrastructure/storage/s3/cubeta';
import { carpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';

export interface UbicacionArchivos {
  carpeta: string;
  /** Without it, files are kept in `carpeta`. */
  s3?: AjustesS3 | undefined;
  /** Throws while the disk has no room for another file. */
  exigirEspacio?: (() => void) | undefined;
}

/** The store of files, with what earlier processes left half way removed. */
export const abrirBodega = async ({
  carpeta,
  s3,
  exigirEspacio,
}: UbicacionArchivos): Promise<BodegaArchivos> => {
  const temporales = carpetaTemporal(join(carpeta, 'archivos-en-camino'), exigirEspacio);
  await temporales.limpiar();
  if (!s3) return bodegaDisco({ raiz: join(carpeta, 'archivos'), temporales });
  // Its library weighs megabytes: who does not use a bucket does not load it.
  const [{ abrirCubeta }, { bodegaS3 }] = await Promise.all([
    import('@/infrastructure/storage/s3/cubeta'),
    import('@/infrastructure/storage/s3/bodega-s3'),
  ]);
  return bodegaS3(abrirCubeta(s3), temporales);
};
