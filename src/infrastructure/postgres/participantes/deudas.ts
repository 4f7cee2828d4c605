import { sql } from 'drizzle-orm';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

export interface Deuda {
  saldo: number;
  saldo_vencido: number;
}

export const SIN_DEUDA: Deuda = { saldo: 0, saldo_vencido: 0 };

type Fila = Record<'id' | 'saldo' | 'vencido', number | string | null>;

/** What each of those participantes owes, by id; whoever owes nothing is not there. */
export const deudasDe = async (
  db: Ejecutor,
  ids: readonly number[],
  hoy: FechaCalendario,
): Promise<Map<number, Deuda>> => {
  if (ids.length === 0) return new Map();
  const lista = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const filas = await consultar<Fila>(
    db,
    sql`
      select d.participante_id as id, sum(d.saldo) as saldo,
        sum(d.saldo) filter (where d.fecha_vencimiento < ${hoy}::date) as vencido
      from (
        select m.participante_id, m.fecha_vencimiento, ${saldoDeM} as saldo from mensualidades m
        where m.participante_id in (${lista}) and m.estado in ${estadosQueDeben}
      ) d
      group by d.participante_id`,
  );
  return new Map(
    filas.map(({ id, saldo, vencido }) => [
      Number(id),
      { saldo: Number(saldo ?? 0), saldo_vencido: Number(vencido ?? 0) },
    ]),
  );
};
