import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

/** To join to each participante what it owes: zero when nothing. */
export const deudaDe = (participante: PgColumn, hoy: FechaCalendario) => ({
  tabla: sql`lateral (
    select coalesce(sum(d.saldo), 0) as saldo,
      coalesce(sum(d.saldo) filter (where d.fecha_vencimiento < ${hoy}::date), 0) as vencido
    from (
      select m.fecha_vencimiento, ${saldoDeM} as saldo from mensualidades m
      where m.participante_id = ${participante} and m.estado in ${estadosQueDeben}
    ) d
  ) deuda` as SQL,
  columnas: {
    saldo: sql<number>`deuda.saldo`.mapWith(Number),
    saldo_vencido: sql<number>`deuda.vencido`.mapWith(Number),
  },
});
