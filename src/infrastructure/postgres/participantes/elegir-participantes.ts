import { and, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { participantes as p } from '@/infrastructure/postgres/esquema/participantes';
import { CLAVES_PARTICIPANTES } from '@/infrastructure/postgres/participantes/filtro-participantes';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';
import { seConoceElTotal } from '@/infrastructure/postgres/participantes/total-participantes';
import { claveDeOrden } from '@/infrastructure/postgres/shared/orden-sql';

/** Nothing is asked for but one word, which names may begin with. */
const esUnaPalabra = ({
  valores,
  por_comienzo,
  alcance,
  con_saldo_vencido,
  sin_autorizacion,
}: FormaDeBusqueda): boolean =>
  por_comienzo && alcance === 'PROPIO' && valores.length === 0 && !con_saldo_vencido && !sin_autorizacion;

/**
 * The searched text without its first letter: a word that begins the name is not found in it, and so its many rows are not
 * read. A name that folds to nothing begins nothing.
 */
const RESTO = sql`substr(${p.busqueda}, 1 + (${p.nombre_plegado} <> '')::int)`;

const COMIENZA = sql`(${p.nombre_plegado} >= ${sql.placeholder('comienzo')} and ${p.nombre_plegado} < ${sql.placeholder('fin_comienzo')})`;

const vivos = ({ archivados }: FormaDeBusqueda): SQL =>
  archivados ? isNotNull(p.archivado_en) : isNull(p.archivado_en);

/** Whose name begins with the word. */
const comienzoDeNombre = (forma: FormaDeBusqueda): SQL | undefined => and(vivos(forma), COMIENZA);

/** Who has the word anywhere else, and not also there. */
const otrosConLaPalabra = (forma: FormaDeBusqueda): SQL | undefined =>
  and(vivos(forma), sql`${RESTO} like ${sql.placeholder('palabra_0_0')}`, not(COMIENZA));

/**
 * Told where each page begins, the database makes a plan for each, which takes longer than reading the page. It is not told
 * when nothing else could change the plan.
 */
const desdeCual = ({ valores, terminos }: FormaDeBusqueda): SQL => {
  const desde = sql`${sql.placeholder('desde')}::bigint`;
  return valores.length + terminos.length === 0 ? sql`(select ${desde})` : desde;
};

/**
 * Whose name begins with the word are together, in order, in the index of names: counted there, and read no further than
 * the page. The others who have it are few, unless it is a surname.
 */
const porComienzo = (forma: FormaDeBusqueda, sentido: SQL): SQL => {
  const limite = sql.raw(String(forma.limite));
  const desde = desdeCual(forma);
  const comienzo = comienzoDeNombre(forma);
  return sql`with otros as materialized (
      select ${p.id}, ${p.nombre_plegado} as clave from ${p} where ${otrosConLaPalabra(forma)}
    )
    select id, (select count(*) from ${p} where ${comienzo}) + (select count(*) from otros) as total
    from (
      (select ${p.id}, ${p.nombre_plegado} as clave from ${p} where ${comienzo}
        order by ${p.nombre_plegado} ${sentido}, ${p.id} ${sentido} limit ${limite} + ${desde})
      union all select id, clave from otros
    ) hallados
    order by clave ${sentido}, id ${sentido} limit ${limite} offset ${desde}`;
};

/** Which rows a page has, and how many there are in all, as `(id, total)`. */
export const elegirParticipantes = (forma: FormaDeBusqueda, filtro: SQL | undefined, total: SQL): SQL => {
  const { clave, sentido, desempate } = claveDeOrden(CLAVES_PARTICIPANTES, {
    orden: forma.orden,
    porDefecto: 'nombre',
  });
  const tramo = sql`limit ${sql.raw(String(forma.limite))} offset ${desdeCual(forma)}`;
  if (seConoceElTotal(forma))
    return sql`select ${p.id}, ${total} as total from ${p} where ${filtro}
      order by ${clave} ${sentido}, ${p.id} ${desempate} ${tramo}`;
  if (esUnaPalabra(forma) && clave === p.nombre_plegado) return porComienzo(forma, sentido);
  // What must be counted is read whole and once: a limit that cuts nothing keeps the planner from walking the order instead.
  return sql`select id, count(*) over () as total
    from (select ${p.id}, ${clave} as clave from ${p} where ${filtro} limit 2147483647) hallados
    order by clave ${sentido}, id ${desempate} ${tramo}`;
};
