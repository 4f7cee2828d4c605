import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { buscados } from '@/infrastructure/postgres/participantes/buscados';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';
import { type Claves, codigoPlegado, opcional } from '@/infrastructure/postgres/shared/orden-sql';
import { estadosQueDeben } from '@/infrastructure/postgres/shared/saldo-sql';

const p = participantes;
const lugar = sql.placeholder;

const CON_DEUDA_VENCIDA = sql`exists (
  select 1 from mensualidades m
  where m.participante_id = ${p.id} and m.estado in ${estadosQueDeben}
    and m.fecha_vencimiento < ${lugar('hoy')}::date
)`;

const EN_CASA = inArray(p.estado, [...ESTADOS_QUE_OCUPAN_CUPO]);

const SIN_AUTORIZACION = sql`not coalesce(
  (${p.autorizacion_datos} ->> 'otorgada')::boolean and coalesce(${p.autorizacion_datos} ->> 'revocada_en', '') = '',
  false)`;

/** As `seLeCobra` of the domain, without that month's MENSUALIDAD. */
const FALTA_MENSUALIDAD = and(
  EN_CASA,
  sql`coalesce(${p.valor_mensualidad}, 1) <> 0`,
  or(isNull(p.fecha_ingreso), lt(p.fecha_ingreso, lugar('mes_siguiente'))),
  sql`not exists (
    select 1 from mensualidades m
    where m.participante_id = ${p.id} and m.periodo = ${lugar('sin_mensualidad')} and m.concepto = 'MENSUALIDAD'
      and m.estado <> 'ANULADA')`,
);

const CONDICIONES: Readonly<Record<string, SQL | undefined>> = {
  estado: eq(p.estado, lugar('estado')),
  sede_id: eq(p.sede_id, lugar('sede_id')),
  area: eq(p.area, lugar('area')),
  programa: eq(p.programa, lugar('programa')),
  ingreso_desde: gte(p.fecha_ingreso, lugar('ingreso_desde')),
  ingreso_hasta: lte(p.fecha_ingreso, lugar('ingreso_hasta')),
  egreso_previsto_hasta: and(EN_CASA, lte(p.fecha_egreso_prevista, lugar('egreso_previsto_hasta'))),
  sin_mensualidad: FALTA_MENSUALIDAD,
};

export const filtroParticipantes = (forma: FormaDeBusqueda): SQL | undefined =>
  and(
    forma.archivados ? isNotNull(p.archivado_en) : isNull(p.archivado_en),
    forma.con_saldo_vencido ? CON_DEUDA_VENCIDA : undefined,
    forma.sin_autorizacion ? SIN_AUTORIZACION : undefined,
    buscados(forma),
    ...forma.valores.map((valor) => CONDICIONES[valor]),
  );

export const CLAVES_PARTICIPANTES: Claves = {
  nombre: p.nombre_plegado,
  estado: codigoPlegado(p.estado),
  programa: opcional(codigoPlegado(p.programa)),
  fecha_ingreso: opcional(p.fecha_ingreso),
  actualizado_en: p.actualizado_en,
};
