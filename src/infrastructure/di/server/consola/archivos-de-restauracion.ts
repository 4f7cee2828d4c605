import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { CARPETA_ARCHIVOS, type Manifiesto } from '@/domain/respaldos/manifiesto';
import { abrirBodega, type UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { bodegaDisco } from '@/infrastructure/storage/disco/bodega-disco';
import { ponerEnSuLugar } from '@/infrastructure/storage/respaldos/apartar';
import { carpetaTemporal } from '@/infrastructure/storage/temporales/carpeta-temporal';

export interface ArchivosDeRestauracion {
  bodega: BodegaArchivos;
  asentar(manifiesto: Manifiesto): Promise<string[]>;
}

const NUEVOS = 'archivos.nuevos';

const exigirVacia = async (bodega: BodegaArchivos, donde: string): Promise<void> => {
  const { files, folders } = await bodega.listar('');
  if (files.length + folders.length > 0)
    throw errorRespaldo(`Ya hay archivos en ${donde}. Para reemplazarlos agregue --reemplazar.`);
};

async function* todos(bodega: BodegaArchivos, ruta = ''): AsyncGenerator<string> {
  const { files, folders } = await bodega.listar(ruta);
  for (const { path } of files) if (path !== null) yield path;
  for (const { path } of folders) if (path !== null) yield* todos(bodega, path);
}

const enCubeta = (bodega: BodegaArchivos): ArchivosDeRestauracion => ({
  bodega,
  asentar: async ({ partes }) => {
    const restaurados = new Set(partes.map(({ ruta }) => ruta));
    const sobrantes: string[] = [];
    for await (const ruta of todos(bodega))
      if (!restaurados.has(`${CARPETA_ARCHIVOS}${ruta}`)) sobrantes.push(ruta);
    for (const ruta of sobrantes) await bodega.eliminar(ruta);
    return sobrantes.length > 0
      ? [`Se quitaron ${sobrantes.length} archivos que no están en el respaldo.`]
      : [];
  },
});

const enDisco = async (carpeta: string, marca: string): Promise<ArchivosDeRestauracion> => {
  await rm(join(carpeta, NUEVOS), { recursive: true, force: true });
  const temporales = carpetaTemporal(join(carpeta, 'archivos-en-camino'));
  return {
    bodega: bodegaDisco({ raiz: join(carpeta, NUEVOS), temporales }),
    asentar: async () => {
      const apartada = await ponerEnSuLugar(carpeta, { nueva: NUEVOS, actual: 'archivos', marca });
      return apartada ? [`Los archivos anteriores quedaron en ${apartada}`] : [];
    },
  };
};

/** Throws ErrorRespaldo when there are files and nobody asked to replace them. */
export const abrirArchivosDeRestauracion = async (
  ubicacion: UbicacionArchivos,
  { reemplazar, marca }: { reemplazar: boolean; marca: string },
): Promise<ArchivosDeRestauracion> => {
  const { carpeta, s3 } = ubicacion;
  const actual = await abrirBodega(ubicacion);
  if (!reemplazar) await exigirVacia(actual, s3 ? `el depósito ${s3.bucket}` : carpeta);
  return s3 ? enCubeta(actual) : enDisco(carpeta, marca);
};
