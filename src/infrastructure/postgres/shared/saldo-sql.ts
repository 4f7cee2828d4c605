import { type SQL, sql } from 'drizzle-orm';

/** What `saldoDe` of the domain computes, for the row of `mensualidades` called `m`, in any of {@link estadosQueDeben}. */
export const saldoDeM: SQL = sql`(m.valor - m.descuento - coalesce(
  (select sum(a.valor) from abonos a where a.mensualidad_id = m.id and a.anulado_en is null), 0))`;

/** The state follows from the money: only these two owe anything. */
export const estadosQueDeben: SQL = sql`('PENDIENTE', 'CON_ABONO')`;
