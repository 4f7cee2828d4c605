import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { leerOrden } from '@/domain/shared/orden';

export type Claves = Readonly<Record<string, SQL | PgColumn>>;

/** Short codes sort as their folded text does. */
export const codigoPlegado = (columna: PgColumn): SQL => sql`lower(${columna}) collate "C"`;

interface OpcionesOrden {
  orden: string | undefined;
  porDefecto: string;
}

/** The key a list is sorted by, and its direction as SQL: records without it come last in both. */
export const claveDeOrden = (claves: Claves, { orden, porDefecto }: OpcionesOrden) => {
  const pedido = leerOrden(orden ?? porDefecto);
  const respaldo = leerOrden(porDefecto);
  const descendente =
    claves[pedido.campo] || !respaldo.descendente ? pedido.descendente : respaldo.descendente;
  return {
    clave: claves[pedido.campo] ?? claves[respaldo.campo],
    sentido: descendente ? sql`desc nulls last` : sql`asc nulls last`,
  };
};

/** The domain's order: by the key, ties by ascending id. */
export const ordenSql = (claves: Claves, { id, ...opciones }: OpcionesOrden & { id: PgColumn }): SQL[] => {
  const { clave, sentido } = claveDeOrden(claves, opciones);
  return [sql`${clave} ${sentido}`, sql`${id} asc`];
};
