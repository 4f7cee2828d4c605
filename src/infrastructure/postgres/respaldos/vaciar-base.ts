import { sql } from 'drizzle-orm';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import { leerColumnas } from '@/infrastructure/postgres/respaldos/leer-catalogo';

const CREA_TABLA = /create table (?:if not exists )?"?(\w+)"?/gi;

/** Tables the program's own changes of schema make. */
const propias = (guiones: readonly string[]): Set<string> =>
  new Set([
    'migraciones',
    ...guiones.flatMap((guion) => [...guion.matchAll(CREA_TABLA)].map(([, n]) => n ?? '')),
  ]);

export const nombresDeTablas = async (db: Ejecutor): Promise<string[]> => [
  ...(await leerColumnas(db)).keys(),
];

/** Removes tables, functions and sequences of the program. Throws ErrorRespaldo when there are others: they are not ours. */
export const vaciarBase = async (db: Ejecutor, guiones: readonly string[]): Promise<void> => {
  const conocidas = propias(guiones);
  const tablas = await nombresDeTablas(db);
  const ajenas = tablas.filter((tabla) => !conocidas.has(tabla));
  if (ajenas.length > 0)
    throw errorRespaldo(
      `La base tiene tablas que no son de este programa (${ajenas.join(', ')}): use una base dedicada.`,
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
