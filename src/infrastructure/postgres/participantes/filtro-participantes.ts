import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { CATEGORIAS_DE_INGRESO, CODIGOS_DE_INGRESO } from '@/domain/formatos/versiones-formato';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import { acudientes as a } from '@/infrastructure/postgres/esquema/acudientes';
import { formatos as f } from '@/infrastructure/postgres/esquema/formatos';
import { papelesRecibidos as r } from '@/infrastructure/postgres/esquema/papeles';
import { participantes as p } from '@/infrastructure/postgres/esquema/participantes';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';
import {
  algunaDice,
  type BusquedaSql,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { type Claves, codigoPlegado, opcional } from '@/infrastructure/postgres/shared/orden-sql';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

const { sede_id, estado, area, programa, fase, tipo_documento } = p;

const PROPIA: VozSql = {
  texto: (terminos) => tieneTodos(p.busqueda, terminos),
  campos: { sede_id, estado, area, programa, fase, tipo_documento },
};

const DE_ACUDIENTE: VozSql = {
  texto: (terminos) =>
    sql`${p.id} in (select ${a.id_participante} from ${a} where ${tieneTodos(a.busqueda, terminos)})`,
};

const busquedaDe = ({ terminos, dosLecturas }: FormaDeBusqueda): BusquedaSql => ({
  terminos: terminos.map(({ formas, valores }, i) => ({
    patrones: Array.from({ length: formas }, (_, k) => sql`${sql.placeholder(`palabra_${i}_${k}`)}`),
    valores,
  })),
  dosLecturas,
});

/** Who is found, as far as the search looks: by their own record, or by their acudientes too. */
const buscados = (forma: FormaDeBusqueda): SQL | undefined => {
  if (forma.terminos.length === 0) return undefined;
  const busqueda = busquedaDe(forma);
  return algunaDice(p, busqueda, forma.alcance === 'AJENO' ? [PROPIA, DE_ACUDIENTE] : [PROPIA]);
};

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

/** As `seLeCobra` of the domain, without that month's MENSUALIDAD: one `exoneradaPorEgreso` is none. */
const FALTA_MENSUALIDAD = and(
  EN_CASA,
  sql`coalesce(${p.valor_mensualidad}, 1) <> 0`,
  or(isNull(p.fecha_ingreso), lt(p.fecha_ingreso, lugar('mes_siguiente'))),
  sql`not exists (
    select 1 from mensualidades m
    where m.participante_id = ${p.id} and m.periodo = ${lugar('sin_mensualidad')} and m.concepto = 'MENSUALIDAD'
      and m.estado <> 'ANULADA'
      and not (m.estado = 'EXONERADA' and m.descuento_antes_del_egreso is not null))`,
);

/** As `papelesDeIngreso` of the domain. */
const FALTAN_PAPELES = and(
  EN_CASA,
  sql`exists (
    select 1 from ${f}
    where ${f.estado} = 'VIGENTE' and ${or(inArray(f.categoria, [...CATEGORIAS_DE_INGRESO]), inArray(f.codigo, [...CODIGOS_DE_INGRESO]))}
      and not exists (
        select 1 from ${r} where ${r.participante_id} = ${p.id} and ${r.codigo} = ${f.codigo}))`,
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
  sin_papeles: FALTAN_PAPELES,
  permiso_vencido: lt(p.regreso_previsto, lugar('permiso_vencido')),
  permiso_de_hoy: eq(p.regreso_previsto, lugar('permiso_de_hoy')),
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
  fecha_egreso_prevista: opcional(p.fecha_egreso_prevista),
  regreso_previsto: opcional(p.regreso_previsto),
  sede: opcional(sql`(select s.nombre_plegado from sedes s where s.id = ${p.sede_id})`),
  saldo: sql`coalesce((
    select sum(${saldoDeM}) from mensualidades m
    where m.participante_id = ${p.id} and m.estado in ${estadosQueDeben}), 0)`,
  actualizado_en: p.actualizado_en,
};
