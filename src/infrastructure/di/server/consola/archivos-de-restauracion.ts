import { join } from 'node:path';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { abrirBodega, type UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { bodegaDisco } from '@/infrastructure/storage/disco/bodega-disco';
import type { Cambio } from '@/infrastructure/storage/respaldos/cambio';
import { carpetaEnEspera } from '@/infrastructure/storage/respaldos/poner-en-su-lugar';
import type { AjustesS3 } from '@/infrastructure/storage/s3/cubeta';
import { type CarpetaTemporal, carpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';

export interface ArchivosDeRestauracion {
  /** Where they wait. */
  bodega: BodegaArchivos;
  /** Only of a bucket: in a folder they change places with the database. */
  cambiar?: () => Promise<Cambio>;
  /** Takes away those that wait. */
  quitar(): Promise<void>;
}

export const CARPETA_DE_ARCHIVOS = 'archivos';

/** Throws ErrorRespaldo when there are files and nobody asked to replace them. */
export const exigirSinArchivos = async (ubicacion: UbicacionArchivos, reemplazar: boolean): Promise<void> => {
  const { carpeta, s3 } = ubicacion;
  const { files, folders } = await (await abrirBodega(ubicacion)).listar('');
  if (!reemplazar && files.length + folders.length > 0)
    throw errorRespaldo(
      `Ya hay archivos en ${s3 ? `el depósito ${s3.bucket}` : carpeta}. Para reemplazarlos agregue --reemplazar.`,
    );
};

const enCubeta = async (s3: AjustesS3, temporales: CarpetaTemporal): Promise<ArchivosDeRestauracion> => {
  const [{ abrirCubeta, cubetaEnPrefijo }, { bodegaS3 }, { cambiarEnCubeta, EN_ESPERA, quitarDeLaCubeta }] =
    await Promise.all([
      import('@/infrastructure/storage/s3/cubeta'),
      import('@/infrastructure/storage/s3/bodega-s3'),
      import('@/infrastructure/storage/respaldos/cambiar-en-cubeta'),
    ]);
  const cubeta = abrirCubeta(s3);
  const quitar = () => quitarDeLaCubeta(cubeta, EN_ESPERA);
  await quitar();
  return {
    bodega: bodegaS3(cubetaEnPrefijo(cubeta, EN_ESPERA), temporales),
    cambiar: () => cambiarEnCubeta(cubeta),
    quitar,
  };
};

export const abrirArchivosDeRestauracion = async ({
  carpeta,
  s3,
}: UbicacionArchivos): Promise<ArchivosDeRestauracion> => {
  const enEspera = carpetaEnEspera(carpeta);
  const temporales = carpetaTemporal(join(enEspera, 'en-camino'));
  if (s3) return enCubeta(s3, temporales);
  return {
    bodega: bodegaDisco({ raiz: join(enEspera, CARPETA_DE_ARCHIVOS), temporales }),
    quitar: async () => {},
  };
};
