import { and, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type AbonoEnLista,
  type CriteriosAbonos,
  reciboBuscado,
  referenciasBuscadas,
} from '@/domain/mensualidades/abono-en-lista';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { conteoAbonos as c } from '@/infrastructure/postgres/esquema/conteos';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aAbono } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { escribirBusqueda, tieneTodos } from '@/infrastructure/postgres/shared/busqueda-sql';
import {
  cuentaDeFilas,
  leerTotal,
  seCuentaPor,
  sumaDeConteos,
} from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['anulados', 'medio'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
const totalAbonos = (criterios: CriteriosAbonos, filtro: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(abonos, filtro);
  const { anulados, medio } = criterios;
  return sumaDeConteos(c, and(anulados ? undefined : eq(c.anulado, false), medio && eq(c.medio, medio)));
};

const conReferencia = (referencia: string): SQL =>
  sql`lower(${abonos.referencia}) = lower(${referencia.trim()})`;

/** By the receipt or the reference that is asked for, as `loPidePorNumero` of the domain. */
export const buscadosPorNumero = (buscar: string | undefined): SQL | undefined => {
  const recibo = reciboBuscado(buscar);
  if (leerBusqueda(buscar).terminos.length === 0) return undefined;
  return or(
    ...referenciasBuscadas(buscar).map(conReferencia),
    recibo === null ? undefined : eq(abonos.recibo, recibo),
  );
};

/** By whose it is and by who pays it. */
const buscadosPorGente = (buscar: string | undefined): SQL | undefined => {
  const { terminos } = escribirBusqueda(leerBusqueda(buscar));
  if (terminos.length === 0) return undefined;
  const de = (gente: PgTable & { id: PgColumn; busqueda: PgColumn }): SQL =>
    sql`(select ${gente.id} from ${gente} where ${tieneTodos(gente.busqueda, terminos)})`;
  return sql`${abonos.mensualidad_id} in (
    select m.id from ${mensualidades} m where m.participante_id in ${de(participantes)}
    union all select m.id from ${mensualidades} m where m.id_acudiente in ${de(acudientes)})`;
};

const condicionDe = (criterios: CriteriosAbonos, buscados: SQL | undefined): SQL | undefined =>
  and(
    criterios.anulados ? undefined : isNull(abonos.anulado_en),
    criterios.desde ? gte(abonos.fecha, criterios.desde) : undefined,
    criterios.hasta ? lte(abonos.fecha, criterios.hasta) : undefined,
    criterios.medio ? eq(abonos.medio, criterios.medio) : undefined,
    criterios.referencia ? conReferencia(criterios.referencia) : undefined,
    buscados,
  );

/** What a row shows of the fee it pays and of whose it is. */
const leerCobros = async (db: Ejecutor, ids: number[]) => {
  if (ids.length === 0) return new Map<number, never>();
  const filas = await db
    .select({
      id: mensualidades.id,
      participante_id: mensualidades.participante_id,
      participante_nombre: participantes.nombre,
      periodo: mensualidades.periodo,
      concepto: mensualidades.concepto,
    })
    .from(mensualidades)
    .innerJoin(participantes, eq(participantes.id, mensualidades.participante_id))
    .where(inArray(mensualidades.id, ids));
  return new Map(filas.map(({ id, ...cobro }) => [id, cobro]));
};

const leer = async (
  db: Ejecutor,
  criterios: CriteriosAbonos,
  condicion: SQL | undefined,
): Promise<Pagina<AbonoEnLista>> => {
  const total = await leerTotal(db, totalAbonos(criterios, condicion));
  const filas = await db
    .select()
    .from(abonos)
    .where(condicion)
    .orderBy(sql`${abonos.id} desc`)
    .limit(criterios.limite)
    .offset((criterios.pagina - 1) * criterios.limite);
  const cobros = await leerCobros(
    db,
    filas.map((fila) => fila.mensualidad_id),
  );
  const datos = filas.flatMap((fila) => {
    const cobro = cobros.get(fila.mensualidad_id);
    return cobro ? [{ ...aAbono(fila), mensualidad_id: fila.mensualidad_id, ...cobro }] : [];
  });
  return { datos, total };
};

export const buscarAbonos = async (
  db: Ejecutor,
  criterios: CriteriosAbonos,
): Promise<Pagina<AbonoEnLista>> => {
  const propios = await leer(db, criterios, condicionDe(criterios, buscadosPorNumero(criterios.buscar)));
  if (propios.total > 0) return propios;
  const deGente = buscadosPorGente(criterios.buscar);
  return deGente ? leer(db, criterios, condicionDe(criterios, deGente)) : propios;
};
