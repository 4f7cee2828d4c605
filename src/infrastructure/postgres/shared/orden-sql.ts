import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { leerOrden } from '@/domain/shared/orden';

export type Claves = Readonly<Record<string, SQL | PgColumn>>;

/** Short codes sort as their folded text does. */
export const codigoPlegado = (columna: PgColumn): SQL => sql`lower(${columna}) collate "C"`;

/** The domain's order: by the key, records without it last in both directions, ties by ascending id. */
export const ordenSql = (
  claves: Claves,
  { orden, porDefecto, id }: { orden: string | undefined; porDefecto: string; id: PgColumn },
): SQL[] => {
  const pedido = leerOrden(orden ?? porDefecto);
  const respaldo = leerOrden(porDefecto);
  const clave = claves[pedido.campo] ?? claves[respaldo.campo];
  const descendente =
    claves[pedido.campo] || !respaldo.descendente ? pedido.descendente : respaldo.descendente;
  return [descendente ? sql`${clave} desc nulls last` : sql`${clave} asc nulls last`, sql`${id} asc`];
};
