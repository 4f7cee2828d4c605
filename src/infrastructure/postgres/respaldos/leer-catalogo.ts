import { sql } from 'drizzle-orm';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

interface Columna {
  tabla: string;
  columna: string;
  /** As it is written in a cast. */
  tipo: string;
}

/** What is stored of each table, by table: columns the database computes by itself are not. */
export const leerColumnas = async (db: Ejecutor): Promise<Map<string, Columna[]>> => {
  const filas = await consultar<Columna>(
    db,
    sql`select c.relname as tabla, a.attname as columna, format_type(a.atttypid, a.atttypmod) as tipo
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
  );
  const porTabla = new Map<string, Columna[]>();
  for (const fila of filas) porTabla.set(fila.tabla, [...(porTabla.get(fila.tabla) ?? []), fila]);
  return porTabla;
};

export const leerReferencias = (db: Ejecutor): Promise<{ de: string; a: string }[]> =>
  consultar(
    db,
    sql`select distinct origen.relname as de, destino.relname as a
        from pg_constraint r
        join pg_class origen on origen.oid = r.conrelid
        join pg_class destino on destino.oid = r.confrelid
        where r.contype = 'f' and r.connamespace = current_schema()::regnamespace`,
  );

export const leerNombresDeSecuencias = async (db: Ejecutor): Promise<string[]> => {
  const filas = await consultar<{ nombre: string }>(
    db,
    sql`select relname as nombre from pg_class
        where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  return filas.map(({ nombre }) => nombre);
};

/** Empty when no version of the program has used this database. */
export const leerMigraciones = async (db: Ejecutor): Promise<string[]> => {
  const [hay] = await consultar<{ tabla: string | null }>(
    db,
    sql`select to_regclass('migraciones')::text as tabla`,
  );
  if (!hay?.tabla) return [];
  const filas = await consultar<{ nombre: string }>(db, sql`select nombre from migraciones order by nombre`);
  return filas.map(({ nombre }) => nombre);
};
