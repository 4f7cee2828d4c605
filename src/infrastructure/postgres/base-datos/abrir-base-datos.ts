import { join } from 'node:path';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';

export interface UbicacionDatos {
  /** Address of a PostgreSQL server; without it, the embedded database in `carpeta`. */
  url?: string | undefined;
  carpeta: string;
}

const abrirEmbebida = async (carpeta: string): Promise<BaseDatosAbierta> => {
  const soltar = bloquearCarpeta(carpeta);
  try {
    // Loaded only after the lock: a refused process must answer at once.
    const { crearPGlite, envolverPGlite } = await import('@/infrastructure/postgres/base-datos/abrir-pglite');
    const base = envolverPGlite(await crearPGlite(join(carpeta, 'pgdata')));
    return {
      ...base,
      cerrar: async () => {
        await base.cerrar();
        soltar();
      },
    };
  } catch (error) {
    soltar();
    throw error;
  }
};

const abrirServidor = async (url: string): Promise<BaseDatosAbierta> => {
  const { abrirPostgres } = await import('@/infrastructure/postgres/base-datos/abrir-postgres');
  return abrirPostgres(url);
};

/** Opens the database with its schema up to date. Throws CarpetaOcupada when another process has the folder. */
export const abrirBaseDatos = async ({ url, carpeta }: UbicacionDatos): Promise<BaseDatosAbierta> => {
  const base = url ? await abrirServidor(url) : await abrirEmbebida(carpeta);
  try {
    const { migrar } = await import('@/infrastructure/postgres/base-datos/migrar');
    await migrar(base);
    return base;
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
