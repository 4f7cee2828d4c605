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

const busquedaDe = ({ buscar }: CriteriosCartera) =>
  escribirBusqueda(leerBusqueda(buscar, ETIQUETAS_DE_PAGADOR));

/** As `identidadDelPagador` of the domain, for the row called `q`. */
const IDENTIDAD = sql`case
    when q.tipo_documento is distinct from 'SIN_DOCUMENTO' and q.numero_documento <> ''
      then coalesce(q.tipo_documento, '') || ' ' || q.numero_documento
    else coalesce('acudiente-' || s.id_acudiente, 'participante-' || s.deudor)
  end`;

/** The row that speaks for a person is the first: their own record or, without it, the guardian written last. */
const primero = (columna: string): SQL => {
  const [c] = [sql.raw(columna)];
  return sql`(array_agg(${c} order by id_acudiente desc nulls first, deudor desc) filter (where ${c} is not null))[1]`;
};

/**
 * `pagadores`: one row for each person who owes or has something in their favour, with the amounts of each age. What each row owes is added up once, and its
 * names are looked for by number: the planner, who does not know how few they are, would read everybody's.
 */
const conPagadores = (criterios: CriteriosCartera, hoy: FechaCalendario): SQL => sql`
  with deudas as materialized (
    select m.participante_id, m.id_acudiente, ${saldoDeM} as saldo,
      greatest(0, coalesce(${hoy}::date - m.fecha_vencimiento, 0)) as dias
    from mensualidades m
    where m.estado in ${estadosQueDeben}
  ),
  favores as (
    select id_acudiente, participante_id,
      sum(case when tipo in ('EXCEDENTE', 'APLICACION_ANULADA', 'DEVOLUCION_ANULADA') then valor else -valor end) as a_favor
    from movimientos_a_favor
    group by 1, 2
  ),
  partidas as (
    select id_acudiente, participante_id, saldo, dias, 0 as a_favor from deudas where saldo > 0
    union all
    select id_acudiente, participante_id, null, null, a_favor from favores where a_favor > 0
  ),
  sumas as (
    select id_acudiente, participante_id as deudor, count(saldo) as mensualidades,
      coalesce(sum(saldo), 0) as saldo, coalesce(sum(saldo) filter (where dias > 0), 0) as vencido,
      coalesce(max(dias), 0) as dias_mora, sum(a_favor) as a_favor,
      ${sql.join(EDADES_CARTERA.map(sumaDeEdad), sql`, `)}
    from partidas
    group by 1, 2
  ),
  filas as materialized (
    select s.*, q.nombre, q.telefono, q.tipo_documento, q.numero_documento, ${IDENTIDAD} as identidad,
      case when s.id_acudiente is null then s.deudor end as propio,
      ${busquedaDe(criterios).terminos.length > 0 ? sql`q.busqueda || ' ' || d.busqueda` : sql`null`} as texto
    from sumas s
    join lateral (select * from participantes where id = s.deudor offset 0) d on true
    join lateral (
      select btrim(nombres || ' ' || apellidos) as nombre, telefono, tipo_documento, numero_documento, busqueda
      from acudientes where id = s.id_acudiente
      union all
      select d.nombre, d.telefono, d.tipo_documento, d.numero_documento, d.busqueda where s.id_acudiente is null
      offset 0
    ) q on true
  ),
  pagadores as materialized (
    select ${primero("coalesce('acudiente-' || id_acudiente, 'participante-' || deudor)")} as clave,
      max(id_acudiente) as id_acudiente, max(propio) as participante_id,
      ${primero('nombre')} as nombre, ${primero('telefono')} as telefono,
      ${primero('tipo_documento')} as tipo_documento, ${primero('numero_documento')} as numero_documento,
      array_agg(distinct deudor) filter (where mensualidades > 0) as deudores, sum(a_favor) as a_favor, sum(mensualidades) as mensualidades, sum(saldo) as saldo,
      sum(vencido) as vencido, max(dias_mora) as dias_mora, string_agg(texto, ' ') as texto,
      ${sql.join(
        EDADES_CARTERA.map((edad) => sql`sum(${columna(edad)}) as ${columna(edad)}`),
        sql`, `,
      )}
    from filas
    group by identidad
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
  select count(*) filter (where ${elegido(criterios)}) as total, sum(a_favor) as a_favor,
    ${sql.join(
      EDADES_CARTERA.map((edad) => sql`sum(${columna(edad)}) as ${columna(edad)}`),
      sql`, `,
    )}
  from pagadores`;

export const consultaPagadores = (criterios: CriteriosCartera, hoy: FechaCalendario): SQL => sql`
  ${conPagadores(criterios, hoy)}
  select g.*, (
    select coalesce(json_agg(json_build_object('id', d.id, 'nombre', d.nombre) order by d.id), '[]')
    from participantes d where d.id = any(g.deudores)
  ) as participantes
  from (
    select * from pagadores where ${elegido(criterios)}
    order by ${ordenDe(criterios)}
    limit ${criterios.limite} offset ${(criterios.pagina - 1) * criterios.limite}
  ) g
  order by ${ordenDe(criterios)}`;
