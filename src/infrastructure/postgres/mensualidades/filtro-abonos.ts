import { and, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { reciboBuscado, referenciasBuscadas } from '@/domain/mensualidades/abono-en-lista';
import {
  type FiltroAbonos,
  leerBusquedaDeAbonos,
  leerConQuienRegistra,
} from '@/domain/mensualidades/criterios-abonos';
import { type Busqueda, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { provisionalBuscado } from '@/domain/shared/recibo-provisional';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { conteoAbonos as c } from '@/infrastructure/postgres/esquema/conteos';
import { abonos, mensualidades, recibos } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { deLaGente, leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import {
  algunaDice,
  type Campos,
  escribirBusqueda,
  type TerminoSql,
  tieneTodos,
} from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerDistintos } from '@/infrastructure/postgres/shared/leer-distintos';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';
import {
  cuentaDeFilas,
  leerTotal,
  seCuentaPor,
  sumaDeConteos,
} from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['anulados', 'solo_anulados', 'medio'] as const;

/** How many meet the filter, whose condition is `condicion`: from the kept counts when they can tell. */
const totalAbonos = (filtro: FiltroAbonos, condicion: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...filtro }, CONTADOS)) return cuentaDeFilas(abonos, condicion);
  const { anulados, solo_anulados, medio } = filtro;
  return sumaDeConteos(
    c,
    and(
      solo_anulados ? eq(c.anulado, true) : anulados ? undefined : eq(c.anulado, false),
      medio && eq(c.medio, medio),
    ),
  );
};

const conReferencia = (referencia: string): SQL =>
  sql`lower(${abonos.referencia}) = lower(${referencia.trim()})`;

const conProvisional = (codigo: string): SQL =>
  sql`${abonos.id} in (select ${recibos.abono_id} from ${recibos} where ${recibos.hechos} ->> 'provisional' = ${codigo})`;

/** By the receipt, the provisional one or the reference that is asked for, as `loPidePorNumero` of the domain. */
export const buscadosPorNumero = (buscar: string | undefined): SQL | undefined => {
  const recibo = reciboBuscado(buscar);
  const provisional = provisionalBuscado(buscar);
  if (leerBusqueda(buscar).terminos.length === 0) return undefined;
  return or(
    ...referenciasBuscadas(buscar).map(conReferencia),
    recibo === null ? undefined : eq(abonos.recibo, recibo),
    provisional === null ? undefined : conProvisional(provisional),
  );
};

const deCobros = (condicion: SQL): SQL =>
  sql`${abonos.mensualidad_id} in (select ${mensualidades.id} from ${mensualidades} where ${condicion})`;

const CAMPOS: Campos = {
  medio: abonos.medio,
  registrado_por: abonos.registrado_por,
  anulado: () => isNotNull(abonos.anulado_en),
  concepto: (dichos) => deCobros(sql`${mensualidades.concepto} in ${dichos}`),
  periodo: (dichos) => deCobros(sql`${mensualidades.periodo} in ${dichos}`),
};

/** Whose it is, or who pays it, has all those words. */
const deGente = (terminos: readonly TerminoSql[]): SQL => {
  const de = (gente: PgTable & { id: PgColumn; busqueda: PgColumn }): SQL =>
    sql`(select ${gente.id} from ${gente} where ${tieneTodos(gente.busqueda, terminos)})`;
  return sql`${abonos.mensualidad_id} in (
    select m.id from ${mensualidades} m where m.participante_id in ${de(participantes)}
    union all select m.id from ${mensualidades} m where m.id_acudiente in ${de(acudientes)})`;
};

const segun = (busqueda: Busqueda): SQL =>
  algunaDice(abonos, escribirBusqueda(busqueda), [{ texto: deGente, campos: CAMPOS }]);

const porMotivo = (buscar: string | undefined): SQL | undefined =>
  and(
    isNotNull(abonos.anulado_en),
    tieneTodos(
      sql`plegar(coalesce(${abonos.motivo_anulacion}, ''))`,
      escribirBusqueda(leerBusqueda(buscar)).terminos,
    ),
  );

/** Each way of looking for the words, in the order in which they are tried: as `buscados` of the domain. */
const pasosDe = (
  db: Ejecutor,
  buscar: string | undefined,
): readonly (() => SQL | undefined | Promise<SQL | undefined>)[] => [
  () => buscadosPorNumero(buscar),
  () => segun(leerBusquedaDeAbonos(buscar)),
  async () => {
    const conQuien = leerConQuienRegistra(buscar, await leerDistintos(db, abonos.registrado_por));
    return conQuien ? segun(conQuien) : sql`false`;
  },
  () => porMotivo(buscar),
];

const delPagador = async (db: Ejecutor, clave: string): Promise<SQL> => {
  const gente = await leerGenteDelPagador(db, clave);
  return gente ? deCobros(deLaGente(mensualidades, gente)) : sql`false`;
};

const filtrados = async (db: Ejecutor, filtro: FiltroAbonos): Promise<SQL | undefined> =>
  and(
    filtro.solo_anulados ? isNotNull(abonos.anulado_en) : undefined,
    filtro.anulados || filtro.solo_anulados ? undefined : isNull(abonos.anulado_en),
    filtro.desde ? gte(abonos.fecha, filtro.desde) : undefined,
    filtro.hasta ? lte(abonos.fecha, filtro.hasta) : undefined,
    filtro.medio ? eq(abonos.medio, filtro.medio) : undefined,
    filtro.referencia ? conReferencia(filtro.referencia) : undefined,
    filtro.recibo === undefined ? undefined : eq(abonos.recibo, filtro.recibo),
    filtro.registrado_por ? eq(abonos.registrado_por, filtro.registrado_por) : undefined,
    filtro.participante_id === undefined
      ? undefined
      : deCobros(igualId(mensualidades.participante_id, filtro.participante_id)),
    filtro.sede_id === undefined ? undefined : igualId(abonos.sede_id, filtro.sede_id),
    filtro.pagador === undefined ? undefined : await delPagador(db, filtro.pagador),
  );

/** The condition that the abonos asked for meet, and how many do. */
export const hallarAbonos = async (
  db: Ejecutor,
  filtro: FiltroAbonos,
): Promise<{ condicion: SQL | undefined; total: number }> => {
  const suyos = await filtrados(db, filtro);
  const contar = async (buscados: SQL | undefined) => {
    const condicion = and(suyos, buscados);
    return { condicion, total: await leerTotal(db, totalAbonos(filtro, condicion)) };
  };
  if (leerBusqueda(filtro.buscar).terminos.length === 0) return contar(undefined);
  let hallados = { condicion: sql`false` as SQL | undefined, total: 0 };
  for (const paso of pasosDe(db, filtro.buscar)) {
    hallados = await contar(await paso());
    if (hallados.total > 0) return hallados;
  }
  return hallados;
};
