import { join } from 'node:path';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';
import { conEspacio } from '@/infrastructure/postgres/base-datos/con-espacio';

export interface UbicacionDatos {
  /** Address of a PostgreSQL server; without it, the embedded database in `carpeta`. */
  url?: string | undefined;
  /** The same address with the password it has now, asked for with each new connection. */
  releerUrl?: (() => string | undefined) | undefined;
  carpeta: string;
  /** Throws while the disk of `carpeta` has no room for the embedded database to write. */
  exigirEspacio?: (() => void) | undefined;
}

/** Where the embedded database is, within the data folder. */
export const CARPETA_EMBEBIDA = 'pgdata';

/** The embedded database, alone in its folder until it is closed. Throws CarpetaOcupada. */
export const abrirEmbebida = async (carpeta: string): Promise<BaseDatosAbierta> => {
  const soltar = bloquearCarpeta(carpeta);
  try {
    // Loaded only after the lock: a refused process must answer at once.
    const { crearPGlite, envolverPGlite } = await import('@/infrastructure/postgres/base-datos/abrir-pglite');
    const base = envolverPGlite(await crearPGlite(join(carpeta, CARPETA_EMBEBIDA)));
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

const abrirServidor = async (
  url: string,
  releerUrl: UbicacionDatos['releerUrl'],
): Promise<BaseDatosAbierta> => {
  const { abrirPostgres, NOMBRE_DE_SERVIDOR } = await import(
    '@/infrastructure/postgres/base-datos/abrir-postgres'
  );
  return abrirPostgres(url, NOMBRE_DE_SERVIDOR, { releerUrl });
};

/** Opens the database with its schema up to date. Throws CarpetaOcupada when another process has the folder. */
export const abrirBaseDatos = async ({
  url,
  releerUrl,
  carpeta,
  exigirEspacio,
}: UbicacionDatos): Promise<BaseDatosAbierta> => {
  // Starting writes too, to put in order what a sudden end left.
  if (!url) exigirEspacio?.();
  const base = url ? await abrirServidor(url, releerUrl) : await abrirEmbebida(carpeta);
  try {
    const { migrar } = await import('@/infrastructure/postgres/base-datos/migrar');
    await migrar(base);
    return url || !exigirEspacio ? base : { ...base, db: conEspacio(base.db, exigirEspacio) };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
