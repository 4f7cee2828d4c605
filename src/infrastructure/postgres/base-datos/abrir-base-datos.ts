import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { bloquearCarpeta } from '@/infrastructure/postgres/base-datos/bloqueo-carpeta';
import { conEspacio } from '@/infrastructure/postgres/base-datos/con-espacio';
import { asentar, asentarArbol } from '@/infrastructure/shared/asentar';

/** The files of the embedded database are there, and cannot be opened. */
class BaseDanada extends Error {
  constructor(
    readonly carpeta: string,
    causa?: unknown,
  ) {
    super(
      [
        `Los archivos de la base de datos embebida, en ${carpeta}, están dañados o incompletos y no se pueden abrir.`,
        'No los borre: deje el servidor detenido y guarde una copia de toda la carpeta de datos.',
        'Para volver a trabajar, restaure el último respaldo en una carpeta nueva:',
        '  npm run restore -- --desde RESPALDO --datos CARPETA-NUEVA',
        'y después inicie el servidor con DATA_DIR=CARPETA-NUEVA.',
      ].join('\n'),
      { cause: causa },
    );
    this.name = 'BaseDanada';
  }
}

const VERSION = 'PG_VERSION';

/** What the database says of itself when it cannot read its files: it has no code, and its text says nothing to anybody. */
const NO_ABRE = /Aborted\(|failed to initialize|RuntimeError|unreachable|memory access out of bounds/i;

/**
 * Opens those files. A folder with data but without its first file would be taken for a new one, and written over. Throws
 * {@link BaseDanada}.
 */
const abrirArchivos = async <T>(carpeta: string, abrir: () => Promise<T>): Promise<T> => {
  const habia = existsSync(join(carpeta, 'global'));
  if (habia && !existsSync(join(carpeta, VERSION))) throw new BaseDanada(carpeta);
  try {
    return await abrir();
  } catch (error) {
    throw habia && NO_ABRE.test(String(error)) ? new BaseDanada(carpeta, error) : error;
  }
};

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

/** While it is made: a first start that is cut leaves only this, which nobody has used. */
const CARPETA_EN_CAMINO = 'pgdata.empezando';

/** A new one takes its name when it is whole: half of one would be taken for a damaged one, with nothing to restore. */
const empezar = async (carpeta: string, crear: (ruta: string) => Promise<PGlite>): Promise<void> => {
  const enCamino = join(carpeta, CARPETA_EN_CAMINO);
  await rm(enCamino, { recursive: true, force: true });
  await (await crear(enCamino)).close();
  // Before its name: after a power cut a whole name never has half of its files.
  await asentarArbol(enCamino);
  await rename(enCamino, join(carpeta, CARPETA_EMBEBIDA));
  await asentar(carpeta);
};

/** The embedded database, alone in its folder until it is closed. Throws CarpetaOcupada. */
export const abrirEmbebida = async (carpeta: string): Promise<BaseDatosAbierta> => {
  const soltar = bloquearCarpeta(carpeta);
  try {
    // Loaded only after the lock: a refused process must answer at once.
    const { crearPGlite, envolverPGlite } = await import('@/infrastructure/postgres/base-datos/abrir-pglite');
    const archivos = join(carpeta, CARPETA_EMBEBIDA);
    if (!existsSync(archivos)) await empezar(carpeta, crearPGlite);
    const base = envolverPGlite(await abrirArchivos(archivos, () => crearPGlite(archivos)));
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

/**
 * Opens the database with its schema up to date; `revisar` looks at it before that and may refuse. Throws CarpetaOcupada
 * when another process has the folder.
 */
export const abrirBaseDatos = async (
  { url, releerUrl, carpeta, exigirEspacio }: UbicacionDatos,
  revisar?: (db: Ejecutor) => Promise<void>,
): Promise<BaseDatosAbierta> => {
  // Starting writes too, to put in order what a sudden end left.
  if (!url) exigirEspacio?.();
  const base = url ? await abrirServidor(url, releerUrl) : await abrirEmbebida(carpeta);
  try {
    await revisar?.(base.db);
    const { migrar } = await import('@/infrastructure/postgres/base-datos/migrar');
    await migrar(base);
    return url || !exigirEspacio ? base : { ...base, db: conEspacio(base.db, exigirEspacio) };
  } catch (error) {
    await base.cerrar();
    throw error;
  }
};
