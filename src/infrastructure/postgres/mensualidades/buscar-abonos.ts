import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type AbonoEnLista,
  type CriteriosAbonos,
  reciboBuscado,
} from '@/domain/mensualidades/abono-en-lista';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import type { Pagina } from '@/domain/shared/pagina';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { aAbono } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { totalAbonos } from '@/infrastructure/postgres/mensualidades/total-abonos';
import { cualquiera, escribirBusqueda, tieneTodos } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerTotal } from '@/infrastructure/postgres/shared/leer-total';

const deQuien = (llave: PgColumn, gente: PgTable & { id: PgColumn }, condicion: SQL): SQL =>
  sql`${abonos.mensualidad_id} in (
    select ${mensualidades.id} from ${mensualidades}
    where ${llave} in (select ${gente.id} from ${gente} where ${condicion}))`;

/** By whose it is, by who pays, by the number of its receipt or by its reference. */
const buscados = (buscar: string | undefined): SQL | undefined => {
  const { terminos } = escribirBusqueda(leerBusqueda(buscar));
  if (terminos.length === 0) return undefined;
  const recibo = reciboBuscado(buscar);
  return cualquiera(abonos, [
    deQuien(mensualidades.participante_id, participantes, tieneTodos(participantes.busqueda, terminos)),
    deQuien(mensualidades.id_acudiente, acudientes, tieneTodos(acudientes.busqueda, terminos)),
    conReferencia(buscar ?? ''),
    ...(recibo === null ? [] : [eq(abonos.recibo, recibo)]),
  ]);
};

const conReferencia = (referencia: string): SQL =>
  sql`lower(${abonos.referencia}) = lower(${referencia.trim()})`;

const condicionDe = (criterios: CriteriosAbonos): SQL | undefined =>
  and(
    criterios.anulados ? undefined : isNull(abonos.anulado_en),
    criterios.desde ? gte(abonos.fecha, criterios.desde) : undefined,
    criterios.hasta ? lte(abonos.fecha, criterios.hasta) : undefined,
    criterios.medio ? eq(abonos.medio, criterios.medio) : undefined,
    criterios.referencia ? conReferencia(criterios.referencia) : undefined,
    buscados(criterios.buscar),
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

export const buscarAbonos = async (
  db: Ejecutor,
  criterios: CriteriosAbonos,
): Promise<Pagina<AbonoEnLista>> => {
  const condicion = condicionDe(criterios);
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
