import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/**
 * The different texts of a column, in order, where they are few among very many rows: from each one its index jumps to the
 * next.
 */
export const leerDistintos = async (db: Ejecutor, columna: PgColumn): Promise<string[]> => {
  const primero = (condicion: SQL): SQL =>
    sql`(select ${columna} as valor from ${columna.table} where ${condicion} order by ${columna} limit 1)`;
  const filas = await consultar<{ valor: string | null }>(
    db,
    sql`
      with recursive distintos as (
        ${primero(sql`${columna} is not null`)}
        union all
        select ${primero(sql`${columna} > distintos.valor`)} from distintos where distintos.valor is not null
      )
      select valor from distintos where valor is not null`,
  );
  return filas.flatMap(({ valor }) => valor ?? []).sort();
};
