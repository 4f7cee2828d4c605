import { type SQL, sql } from 'drizzle-orm';

/**
 * What `entradasDeDinero` of the domain says, in rows: the money that came in with each abono, on its day; and, below zero,
 * what is taken off later because one of a closed month was annulled. Each part uses an index of its own by date.
 */
export const entradasDeDinero: SQL = sql`(
    select fecha, medio, valor + excedente as total, false as es_ajuste, registrado_en, sede_id
    from abonos where anulado_en is null and medio not in ('SALDO_A_FAVOR', 'AJUSTE')
    union all
    select fecha, medio, valor + excedente, false, registrado_en, sede_id
    from abonos where ajuste_en is not null and medio not in ('SALDO_A_FAVOR', 'AJUSTE')
    union all
    select ajuste_en, medio, -(valor + excedente), true, null, sede_id
    from abonos where ajuste_en is not null and medio not in ('SALDO_A_FAVOR', 'AJUSTE')
  )`;

/** As `movimientosQueCuentan` of the domain: neither a refund that was annulled nor what annulled it. */
export const queCuenta = (m: SQL): SQL => sql`(
    ${m}.devolucion_id is null
    and not exists (select from movimientos_a_favor anula where anula.devolucion_id = ${m}.id)
  )`;

/** As those of the domain: the money that left a drawer. */
export const devolucionesVigentes: SQL = sql`(
    select d.fecha, d.medio, d.valor, d.sede_id from movimientos_a_favor d
    where d.tipo = 'DEVOLUCION' and ${queCuenta(sql`d`)}
  )`;
