import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { huellaDe, preparado } from '@tests/server/apoyo/preparado';
import { tablasParaVaciar } from '@tests/server/apoyo/tablas-del-codigo';
import { crearPGlite, envolverPGlite } from '@/infrastructure/postgres/base-datos/abrir-pglite';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { carpetaMigraciones, migrar } from '@/infrastructure/postgres/base-datos/migrar';

const IMAGEN = 'imagen.tar';

const guardarPlantilla = async (carpeta: string): Promise<void> => {
  const pglite = await crearPGlite();
  await migrar(envolverPGlite(pglite));
  const imagen = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(join(carpeta, IMAGEN), Buffer.from(await imagen.arrayBuffer()));
};

let plantilla: Promise<Blob> | null = null;

const leerPlantilla = async (): Promise<Blob> => {
  const huella = huellaDe([carpetaMigraciones()], readFileSync('package-lock.json', 'utf8'));
  const carpeta = await preparado('pglite-vacia', huella, guardarPlantilla);
  return new Blob([readFileSync(join(carpeta, IMAGEN))]);
};

/** A fresh embedded database with the schema and no rows: a copy of one that is made once. */
export const abrirPGliteDePrueba = async (): Promise<BaseDatosAbierta> => {
  plantilla ??= leerPlantilla();
  return envolverPGlite(await PGlite.create({ loadDataDir: await plantilla, extensions: { pg_trgm } }));
};

/** What only whoever owns the database can do: its guards do not look meanwhile. */
export const sinGuardas = (orden: string): string =>
  `set session_replication_role = replica; ${orden}; set session_replication_role = origin`;

const NEGADOS = [
  ['actividad', 'actividad_sin_vaciar'],
  ['cadenas_actividad', 'cadenas_sin_vaciar'],
  ['anclas_actividad', 'anclas_sin_vaciar'],
  ['sellos_actividad', 'sellos_sin_vaciar'],
];

/** Empties tables, the history among them; what else looks at an emptying (the counts) does its work. */
export const ordenDeVaciar = (tablas: string): string => {
  const guardas = (que: string) =>
    NEGADOS.map(([tabla, guarda]) => `alter table ${tabla} ${que} trigger ${guarda}`);
  return [...guardas('disable'), `truncate ${tablas} restart identity cascade`, ...guardas('enable')].join(
    '; ',
  );
};

/** Leaves a test database as it was when it was opened, ids included. */
export const vaciar = async (base: BaseDatosAbierta): Promise<void> =>
  base.ejecutarGuion(ordenDeVaciar(await tablasParaVaciar()));
