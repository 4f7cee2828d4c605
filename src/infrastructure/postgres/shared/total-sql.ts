import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** A total on its own, where no row brings it. */
export const leerTotal = async (db: Ejecutor, total: SQL<number>): Promise<number> => {
  const [fila] = await db.select({ total }).from(sql`(values (1)) as una`);
  return fila?.total ?? 0;
};

type Condiciones = Readonly<Record<string, unknown>>;

const CRITERIOS_DE_PAGINA: ReadonlySet<string> = new Set(['pagina', 'limite', 'orden']);

/** Whether the kept counts can tell the total: no criterion but those is in use. */
export const seCuentaPor = (criterios: Condiciones, campos: readonly string[]): boolean =>
  Object.entries(criterios).every(
    ([campo, valor]) => valor === undefined || CRITERIOS_DE_PAGINA.has(campo) || campos.includes(campo),
  );

export const sumaDeConteos = (
  conteo: PgTable & { cantidad: PgColumn },
  condicion: SQL | undefined,
): SQL<number> =>
  sql<number>`(select coalesce(sum(${conteo.cantidad}), 0) from ${conteo} where ${condicion ?? sql`true`})`.mapWith(
    Number,
  );

export const cuentaDeFilas = (tabla: PgTable, filtro: SQL | undefined): SQL<number> =>
  sql<number>`(select count(*) from ${tabla} where ${filtro ?? sql`true`})`.mapWith(Number);
