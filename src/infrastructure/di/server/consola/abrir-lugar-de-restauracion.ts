import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { LugarDeRestauracion } from '@/application/respaldos/restaurar-respaldo';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import {
  type ArchivosDeRestauracion,
  abrirArchivosDeRestauracion,
  CARPETA_DE_ARCHIVOS,
  exigirSinArchivos,
} from '@/infrastructure/di/server/consola/archivos-de-restauracion';
import {
  abrirBaseEnCarpeta,
  abrirBaseEnServidor,
  type BaseDeRestauracion,
} from '@/infrastructure/di/server/consola/base-de-restauracion';
import { CARPETA_EMBEBIDA, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';
import { ARCHIVO_SELLO } from '@/infrastructure/storage/historia-en-carpeta';
import { type Cambio, juntarCambios } from '@/infrastructure/storage/respaldos/cambio';
import {
  carpetaEnEspera,
  ponerEnSuLugar,
  quitarEspera,
} from '@/infrastructure/storage/respaldos/poner-en-su-lugar';

interface Opciones {
  reemplazar: boolean;
  /** Ends the names of what is kept apart. */
  marca: string;
}

const exigirCarpetaLibre = (carpeta: string, reemplazar: boolean): void => {
  if (!reemplazar && existsSync(join(carpeta, CARPETA_EMBEBIDA)))
    throw errorRespaldo(
      `Ya hay una base de datos en ${carpeta}. Para reemplazarla agregue --reemplazar: la actual queda apartada ahí mismo.`,
    );
};

/** What the data folder holds that a backup brings or that is of the history it replaces. */
const piezasDe = ({ url, s3 }: UbicacionDatos & UbicacionArchivos) => [
  ...(url ? [] : [{ nombre: CARPETA_EMBEBIDA, apartada: 'La base anterior quedó en' }]),
  ...(s3 ? [] : [{ nombre: CARPETA_DE_ARCHIVOS, apartada: 'Los archivos anteriores quedaron en' }]),
  { nombre: ARCHIVO_SELLO },
];

/** Throws CarpetaOcupada, and ErrorRespaldo when there is something and nobody asked to replace it. */
export const abrirLugarDeRestauracion = async (
  ubicacion: UbicacionDatos & UbicacionArchivos,
  { reemplazar, marca }: Opciones,
): Promise<LugarDeRestauracion> => {
  const { url, carpeta } = ubicacion;
  asegurarCarpetaPrivada(carpeta);
  // The folder is ours until the end.
  const soltar = url ? () => {} : bloquearCarpeta(carpeta);
  let base: BaseDeRestauracion | null = null;
  let archivos: ArchivosDeRestauracion | null = null;
  const cerrar = async (): Promise<void> => {
    await base?.cerrar();
    await quitarEspera(carpeta);
    soltar();
    await archivos?.quitar();
  };
  try {
    if (url) base = await abrirBaseEnServidor(url, reemplazar);
    else exigirCarpetaLibre(carpeta, reemplazar);
    // Before the embedded database, which takes seconds to make: they may refuse.
    await exigirSinArchivos(ubicacion, reemplazar);
    await quitarEspera(carpeta);
    await mkdir(carpetaEnEspera(carpeta), { mode: 0o700 });
    archivos = await abrirArchivosDeRestauracion(ubicacion);
    base ??= await abrirBaseEnCarpeta(carpeta);
  } catch (error) {
    await cerrar();
    throw error;
  }
  const { asentar } = base;
  const { bodega, cambiar: cambiarArchivos } = archivos;
  const cambiar = async (): Promise<Cambio> => {
    // First, because while it lasts nobody starts on the folder; so it lasts until the rest is done.
    const enCarpeta = await ponerEnSuLugar(carpeta, piezasDe(ubicacion), marca);
    try {
      return juntarCambios([enCarpeta, ...(cambiarArchivos ? [await cambiarArchivos()] : [])]);
    } catch (error) {
      await enCarpeta.deshacer();
      throw error;
    }
  };
  return {
    archivos: bodega,
    asentar: async (manifiesto, filas) => {
      const { avisos, terminar } = await asentar(manifiesto, filas, cambiar);
      await terminar();
      return avisos;
    },
    cerrar,
  };
};
