import type { PGlite } from '@electric-sql/pglite';
import { crearPGlite, envolverPGlite } from '@/infrastructure/postgres/base-datos/abrir-pglite';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { migrar } from '@/infrastructure/postgres/base-datos/migrar';

let plantilla: Promise<PGlite> | null = null;

const crearPlantilla = async (): Promise<PGlite> => {
  const pglite = await crearPGlite();
  await migrar(envolverPGlite(pglite));
  return pglite;
};

/** A fresh embedded database with the schema and no rows. The first of a process takes seconds; the others are copies. */
export const abrirPGliteDePrueba = async (): Promise<BaseDatosAbierta> => {
  plantilla ??= crearPlantilla();
  return envolverPGlite((await (await plantilla).clone()) as PGlite);
};

const TABLAS =
  'abonos, mensualidades, acudientes, participantes, sedes, actividad, anclas_actividad, cadenas_actividad, accesos_conocidos, visitas, claves_creacion, intentos_acceso, configuracion, formatos, restablecimientos, sesiones, usuarios';

/** Leaves a test database as it was when it was opened, ids included. */
export const vaciar = (base: BaseDatosAbierta): Promise<void> =>
  base.ejecutarGuion(`truncate ${TABLAS} restart identity cascade`);
