import { and, or, type SQL, sql } from 'drizzle-orm';
import { DIAS_DE_EDAD, type EdadCartera } from '@/domain/mensualidades/cartera';
import { type CriteriosCartera, ETIQUETAS_DE_PAGADOR } from '@/domain/mensualidades/criterios-cartera';
import { EDADES_CARTERA, ORDENES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { leerOrden } from '@/domain/shared/orden';
import {
  escribirBusqueda,
  lecturas,
  tieneTodos,
  type VozSql,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { estadosQueDeben, saldoDeM } from '@/infrastructure/postgres/shared/saldo-sql';

const columna = (edad: EdadCartera): SQL => sql.raw(`"${edad}"`);

const sumaDeEdad = (edad: EdadCartera): SQL => {
  const [desde, hasta] = DIAS_DE_EDAD[edad];
  const limite = Number.isFinite(hasta) ? sql` and dias <= ${hasta}` : sql``;
  return sql`coalesce(sum(saldo) filter (where dias >= ${desde}${limite}), 0) as ${columna(edad)}`;
};

/** Where the words looked for may be: who pays, and whom for. */
const TEXTO = sql`coalesce(p.busqueda, a.busqueda) || ' ' || (
      select string_agg(d.busqueda, ' ') from participantes d where d.id = any(s.deudores)
    )`;

const busquedaDe = ({ buscar }: CriteriosCartera) =>
  escribirBusqueda(leerBusqueda(buscar, ETIQUETAS_DE_PAGADOR));

/**
 * `pagadores`: one row for each payer who owes, with the amounts of each age. What each owes is added up once, and its name
 * is looked for by its number: the planner, who does not know how few they are, would read everybody's.
 */
const conPagadores = (criterios: CriteriosCartera, hoy: FechaCalendario): SQL => sql`
  with deudas as materialized (
    select m.participante_id, m.id_acudiente, ${saldoDeM} as saldo,
      greatest(0, coalesce(${hoy}::date - m.fecha_vencimiento, 0)) as dias
    from mensualidades m
    where m.estado in ${estadosQueDeben}
  ),
  sumas as (
    select id_acudiente, case when id_acudiente is null then participante_id end as participante_id,
      array_agg(distinct participante_id) as deudores, count(*) as mensualidades, sum(saldo) as saldo,
      coalesce(sum(saldo) filter (where dias > 0), 0) as vencido, max(dias) as dias_mora,
      ${sql.join(EDADES_CARTERA.map(sumaDeEdad), sql`, `)}
    from deudas
    where saldo > 0
    group by 1, 2
  ),
  pagadores as materialized (
    select s.*, coalesce('acudiente-' || s.id_acudiente, 'participante-' || s.participante_id) as clave,
      coalesce(btrim(a.nombres || ' ' || a.apellidos), p.nombre) as nombre,
      case when a.id is null then p.telefono else a.telefono end as telefono,
      ${busquedaDe(criterios).terminos.length > 0 ? TEXTO : sql`null`} as texto
    from sumas s
    left join lateral (select * from acudientes where id = s.id_acudiente offset 0) a on true
    left join lateral (select * from participantes where id = s.participante_id offset 0) p on true
  )`;

const VOZ: VozSql = {
  texto: (terminos) => tieneTodos(sql`texto`, terminos),
  campos: { por_si: () => sql`participante_id is not null` },
};

const elegido = (criterios: CriteriosCartera): SQL =>
  and(or(...lecturas(busquedaDe(criterios), VOZ)), criterios.edad && sql`${columna(criterios.edad)} > 0`) ??
  sql`true`;

const ordenDe = ({ orden }: CriteriosCartera): SQL => {
  const { campo, descendente } = leerOrden(orden ?? '-vencido');
  const conocido = (ORDENES_CARTERA as readonly string[]).includes(campo);
  const clave = !conocido ? 'vencido' : campo === 'nombre' ? 'plegar(nombre) collate "C"' : campo;
  const sentido = !conocido || descendente ? 'desc' : 'asc';
  return sql.raw(`${clave} ${sentido}, clave collate "C" ${sentido}`);
};

/** Totals of everything owed, and how many payers the criteria choose. */
export const consultaTotales = (criterios: CriteriosCartera, hoy: FechaCalendario): SQL => sql`
  ${conPagadores(criterios, hoy)}
  select count(*) filter (where ${elegido(criterios)}) as total,
    ${sql.join(
      EDADES_CARTERA.map((edad) => sql`sum(${columna(edad)}) as ${columna(edad)}`),
      sql`, `,
    )}
  from pagadores`;

export const consultaPagadores = (criterios: CriteriosCartera, hoy: FechaCalendario): SQL => sql`
  ${conPagadores(criterios, hoy)}
  select g.*, (
    select json_agg(json_build_object('id', d.id, 'nombre', d.nombre) order by d.id)
    from participantes d where d.id = any(g.deudores)
  ) as participantes
  from (
    select * from pagadores where ${elegido(criterios)}
    order by ${ordenDe(criterios)}
    limit ${criterios.limite} offset ${(criterios.pagina - 1) * criterios.limite}
  ) g
  order by ${ordenDe(criterios)}`;
