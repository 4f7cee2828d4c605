import type { Writable } from 'node:stream';
import { abrirSellado } from '@/infrastructure/di/server/abrir-sellado';
import { exigirBase } from '@/infrastructure/di/server/consola/exigir-base';
import { abrirEmbebida, type UbicacionDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import type { UbicacionArchivos } from '@/infrastructure/storage/abrir-bodega';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';

export interface OrigenDeRespaldo {
  /** Writes the whole backup, as a tar. */
  llenar(salida: Writable): Promise<void>;
  cerrar(): Promise<void>;
}

/** As it is: the schema is not brought up to date, because a copy is what comes before that. */
const abrirBase = async ({ url, carpeta }: UbicacionDatos): Promise<BaseDatosAbierta> => {
  if (url) {
    const { abrirPostgres, NOMBRE_DE_CONSOLA } = await import(
      '@/infrastructure/postgres/base-datos/abrir-postgres'
    );
    return abrirPostgres(url, NOMBRE_DE_CONSOLA);
  }
  asegurarCarpetaPrivada(carpeta);
  return abrirEmbebida(carpeta);
};

/** Throws CarpetaOcupada when a server has the folder, ErrorRespaldo when there is nothing to copy. */
export const abrirOrigenDeRespaldo = async (
  ubicacion: UbicacionDatos & UbicacionArchivos,
  { version, dias, claveHistoria }: { version: string; dias: number; claveHistoria: string | undefined },
): Promise<OrigenDeRespaldo> => {
  exigirBase(ubicacion);
  const base = await abrirBase(ubicacion);
  try {
    const [{ abrirBodega }, { respaldarEn }] = await Promise.all([
      import('@/infrastructure/storage/abrir-bodega'),
      import('@/infrastructure/di/server/consola/respaldar-en'),
    ]);
    const { llave } = await abrirSellado(ubicacion.carpeta, claveHistoria);
    const respaldar = respaldarEn(base.db, await abrirBodega(ubicacion), { dias, llave });
    return { llenar: (salida) => respaldar(salida, version), cerrar: base.cerrar };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
