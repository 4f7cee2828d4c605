import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { leerOrden } from '@/domain/shared/orden';

interface ClaveOpcional {
  opcional: SQL | PgColumn;
  /** Equals come by ascending id in both directions. */
  empatesAscendentes: boolean;
}
export type Claves = Readonly<Record<string, SQL | PgColumn | ClaveOpcional>>;

/** A key that some records do not have. */
export const opcional = (clave: SQL | PgColumn, { empatesAscendentes = false } = {}): ClaveOpcional => ({
  opcional: clave,
  empatesAscendentes,
});

/** Short codes sort as their folded text does. */
export const codigoPlegado = (columna: PgColumn): SQL => sql`lower(${columna}) collate "C"`;

interface OpcionesOrden {
  orden: string | undefined;
  porDefecto: string;
}

/**
 * The key a list is sorted by, its direction as SQL, and that of the id among equals: records without it come last in both.
 * Where none lacks it, that is left unsaid: read backwards, an index puts them first, and would not be used.
 */
export const claveDeOrden = (claves: Claves, { orden, porDefecto }: OpcionesOrden) => {
  const pedido = leerOrden(orden ?? porDefecto);
  const respaldo = leerOrden(porDefecto);
  const descendente =
    claves[pedido.campo] || !respaldo.descendente ? pedido.descendente : respaldo.descendente;
  const elegida = claves[pedido.campo] ?? claves[respaldo.campo];
  const sentido = descendente ? sql`desc` : sql`asc`;
  if (!elegida || !('opcional' in elegida)) return { clave: elegida, sentido, desempate: sentido };
  const desempate = elegida.empatesAscendentes ? sql`asc` : sentido;
  return { clave: elegida.opcional, sentido: sql`${sentido} nulls last`, desempate };
};

/** The domain's order: by the key, ties by id. */
export const ordenSql = (claves: Claves, { id, ...opciones }: OpcionesOrden & { id: PgColumn }): SQL[] => {
  const { clave, sentido, desempate } = claveDeOrden(claves, opciones);
  return [sql`${clave} ${sentido}`, sql`${id} ${desempate}`];
};
