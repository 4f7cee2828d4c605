import { sql } from 'drizzle-orm';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { NOMBRE_DE_SERVIDOR } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { leerColumnas, leerMigraciones } from '@/infrastructure/postgres/respaldos/leer-catalogo';

const CREA_TABLA = /create table (?:if not exists )?"?(\w+)"?/gi;

/** Tables the program's own changes of schema make. */
const propias = (guiones: Iterable<string>): Set<string> =>
  new Set([
    'migraciones',
    ...[...guiones].flatMap((guion) => [...guion.matchAll(CREA_TABLA)].map(([, n]) => n ?? '')),
  ]);

const nombresDeTablas = async (db: Ejecutor): Promise<string[]> => [...(await leerColumnas(db)).keys()];

/** Whether a later release than the one of `guiones` changed this database. */
const esDeOtraMasNueva = async (db: Ejecutor, guiones: ReadonlyMap<string, string>): Promise<boolean> =>
  (await leerMigraciones(db)).some((nombre) => !guiones.has(nombre));

/**
 * Removes tables, functions and sequences of the program. Throws ErrorRespaldo when there are others: they are not ours, or
 * of a later release, and from here nobody can tell which.
 */
export const vaciarBase = async (db: Ejecutor, guiones: ReadonlyMap<string, string>): Promise<void> => {
  const conocidas = propias(guiones.values());
  const tablas = await nombresDeTablas(db);
  const ajenas = tablas.filter((tabla) => !conocidas.has(tabla));
  if (ajenas.length > 0)
    throw errorRespaldo(
      (await esDeOtraMasNueva(db, guiones))
        ? `La base la dejó una versión más nueva del programa, con tablas que esta no conoce (${ajenas.join(', ')}): para volver a esta versión, restaure en una base vacía (createdb) y póngala en DATABASE_URL.`
        : `La base tiene tablas que no son de este programa (${ajenas.join(', ')}): use una base dedicada.`,
    );
  for (const tabla of tablas) await db.execute(sql`drop table ${sql.identifier(tabla)} cascade`);
  const sobrantes = await consultar<{ orden: string }>(
    db,
    sql`select 'drop function ' || p.oid::regprocedure || ' cascade' as orden from pg_proc p
        where p.pronamespace = current_schema()::regnamespace
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all
        select 'drop sequence ' || c.oid::regclass || ' cascade' from pg_class c
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S'
          and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype in ('e', 'i', 'a'))`,
  );
  for (const { orden } of sobrantes) await db.execute(sql.raw(orden));
};

/** Throws ErrorRespaldo when a server works on the database, or it has tables and nobody asked to replace them. */
export const exigirBaseLibre = async (db: Ejecutor, reemplazar: boolean): Promise<void> => {
  const [servidores] = await consultar<{ total: number }>(
    db,
    sql`select count(*)::int as total from pg_stat_activity
        where datname = current_database() and application_name = ${NOMBRE_DE_SERVIDOR}`,
  );
  if ((servidores?.total ?? 0) > 0)
    throw errorRespaldo('Hay un servidor trabajando sobre esa base de datos: deténgalo antes de restaurar.');
  if (!reemplazar && (await nombresDeTablas(db)).length > 0)
    throw errorRespaldo('La base de datos no está vacía. Para reemplazar lo que tiene agregue --reemplazar.');
};
