import { type SQL, sql } from 'drizzle-orm';
import { mesesDeTendencia } from '@/domain/mensualidades/tendencia';
import { diaDelPeriodo, type FechaCalendario, sumarMeses } from '@/domain/shared/fechas';
import { entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';

export const consultaOcupacion = (): SQL => sql`
  select
    s.id as sede_id,
    s.nombre,
    coalesce(s.capacidad_hombres, 0) as capacidad_hombres,
    o.hombres as ocupacion_hombres,
    coalesce(s.capacidad_mujeres, 0) as capacidad_mujeres,
    o.mujeres as ocupacion_mujeres
  from sedes s
  cross join lateral (
    select count(*) filter (where p.area = 'HOMBRES') as hombres,
           count(*) filter (where p.area = 'MUJERES') as mujeres
    from participantes p
    where p.sede_id = s.id and p.estado in ('ACTIVO', 'CON_PERMISO') and p.archivado_en is null
  ) o
  where s.estado = 'ACTIVA' and s.archivado_en is null
  order by s.nombre_plegado, s.id`;

/** Charged for each month, and received in it. */
export const consultaTendencia = (hoy: FechaCalendario): SQL => {
  const meses = mesesDeTendencia(hoy).map(
    (mes) =>
      sql`(${mes}::text, ${diaDelPeriodo(mes, 1)}::date, ${diaDelPeriodo(sumarMeses(mes, 1), 1)}::date)`,
  );
  return sql`
    select
      mes.periodo,
      coalesce((
        select sum(m.valor - m.descuento) from mensualidades m
        where m.periodo = mes.periodo and m.estado not in ('EXONERADA', 'ANULADA')), 0) as facturado,
      coalesce((
        select sum(entradas.total) from ${entradasDeDinero} entradas
        where entradas.fecha >= mes.inicio and entradas.fecha < mes.fin), 0) as recaudado
    from (values ${sql.join(meses, sql`, `)}) as mes (periodo, inicio, fin)
    order by mes.periodo`;
};

const deudaEntre = (desde: number, hasta: number | null): SQL =>
  hasta === null
    ? sql`coalesce(sum(saldo) filter (where mora >= ${desde}), 0)`
    : sql`coalesce(sum(saldo) filter (where mora between ${desde} and ${hasta}), 0)`;

/**
 * What is owed, by days past the due date; without a due date it is not overdue. What each owes is added up once, and not
 * again for every sum it is in.
 */
export const consultaCartera = (hoy: FechaCalendario): SQL => sql`
  with deudas as materialized (
    select
      greatest(0, coalesce(${hoy}::date - m.fecha_vencimiento, 0)) as mora,
      m.valor - m.descuento - coalesce(
        (select sum(a.valor) from abonos a where a.mensualidad_id = m.id and a.anulado_en is null), 0) as saldo
    from mensualidades m
    where m.estado in ('PENDIENTE', 'CON_ABONO')
  )
  select
    count(*) filter (where mora > 0) as vencidas,
    ${deudaEntre(0, 0)} as "AL_DIA",
    ${deudaEntre(1, 30)} as "DE_1_A_30",
    ${deudaEntre(31, 60)} as "DE_31_A_60",
    ${deudaEntre(61, 90)} as "DE_61_A_90",
    ${deudaEntre(91, null)} as "MAS_DE_90"
  from deudas
  where saldo > 0`;
