import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

/** To join to each participante what it owes as `deuda`, its `saldo` and what is `vencido` on `hoy`: zero when nothing. */
export const deudaDe = (participante: PgColumn): SQL => sql`lateral (
  select coalesce(sum(d.saldo), 0) as saldo,
    coalesce(sum(d.saldo) filter (where d.fecha_vencimiento < ${sql.placeholder('hoy')}::date), 0) as vencido
  from (
    select m.fecha_vencimiento, ${saldoDeM} as saldo from mensualidades m
    where m.participante_id = ${participante} and m.estado in ${estadosQueDeben}
  ) d
) deuda`;
