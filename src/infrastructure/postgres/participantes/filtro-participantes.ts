import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { FiltroParticipantes } from '@/domain/participantes/criterios-participantes';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { diaDelPeriodo, type Periodo, sumarMeses } from '@/domain/shared/fechas';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { contienePalabras } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { type Claves, codigoPlegado } from '@/infrastructure/postgres/shared/orden-sql';
import { estadosQueDeben } from '@/infrastructure/postgres/shared/saldo-sql';

const p = participantes;

const conDeudaVencida = (hoy: FechaCalendario): SQL =>
  sql`exists (
    select 1 from mensualidades m
    where m.participante_id = ${p.id} and m.estado in ${estadosQueDeben}
      and m.fecha_vencimiento < ${hoy}::date
  )`;

export const filtroParticipantes = (filtro: FiltroParticipantes, hoy: FechaCalendario): SQL | undefined =>
  and(
    filtro.archivados === true ? isNotNull(p.archivado_en) : isNull(p.archivado_en),
    filtro.con_saldo_vencido ? conDeudaVencida(hoy) : undefined,
    ...contienePalabras(p.busqueda, filtro.buscar),
    filtro.estado && eq(p.estado, filtro.estado),
    filtro.sede_id === undefined ? undefined : igualId(filtro.sede_id),
    filtro.area && eq(p.area, filtro.area),
    filtro.programa && eq(p.programa, filtro.programa),
    filtro.ingreso_desde ? gte(p.fecha_ingreso, filtro.ingreso_desde) : undefined,
    filtro.ingreso_hasta ? lte(p.fecha_ingreso, filtro.ingreso_hasta) : undefined,
    filtro.sin_autorizacion ? SIN_AUTORIZACION : undefined,
    filtro.egreso_previsto_hasta
      ? and(EN_CASA, lte(p.fecha_egreso_prevista, filtro.egreso_previsto_hasta))
      : undefined,
    filtro.sin_mensualidad ? faltaMensualidad(filtro.sin_mensualidad) : undefined,
  );

const EN_CASA = inArray(p.estado, [...ESTADOS_QUE_OCUPAN_CUPO]);

const SIN_AUTORIZACION = sql`not coalesce(
  (${p.autorizacion_datos} ->> 'otorgada')::boolean and coalesce(${p.autorizacion_datos} ->> 'revocada_en', '') = '',
  false)`;

/** As `seLeCobra` of the domain, without that month's MENSUALIDAD. */
const faltaMensualidad = (periodo: Periodo): SQL | undefined =>
  and(
    EN_CASA,
    sql`coalesce(${p.valor_mensualidad}, 1) <> 0`,
    or(isNull(p.fecha_ingreso), lt(p.fecha_ingreso, diaDelPeriodo(sumarMeses(periodo, 1), 1))),
    sql`not exists (
      select 1 from mensualidades m
      where m.participante_id = ${p.id} and m.periodo = ${periodo} and m.concepto = 'MENSUALIDAD'
        and m.estado <> 'ANULADA')`,
  );

const igualId = (id: number | string): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(p.sede_id, numero);
};

export const CLAVES_PARTICIPANTES: Claves = {
  nombre: p.nombre_plegado,
  estado: codigoPlegado(p.estado),
  programa: codigoPlegado(p.programa),
  fecha_ingreso: p.fecha_ingreso,
  actualizado_en: p.actualizado_en,
};
