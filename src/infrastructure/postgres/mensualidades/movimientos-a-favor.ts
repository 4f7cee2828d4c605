import { and, asc, between, eq, getTableColumns, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import type { MovimientoAFavor, MovimientoNuevo } from '@/domain/mensualidades/saldo-a-favor';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { abonos, movimientosAFavor as m } from '@/infrastructure/postgres/esquema/mensualidades';
import { deLaGente } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import {
  exigirSede,
  type LectorDeSede,
  lectorDeSedeDelDia,
} from '@/infrastructure/postgres/mensualidades/leer-sede-del-dia';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { queCuenta } from '@/infrastructure/postgres/shared/entradas-sql';
import { anotarHistoria, anotarHistorias } from '@/infrastructure/postgres/shared/historia';

const { creado_en: _creado, ...columnas } = getTableColumns(m);

const leer = async (db: Ejecutor, condicion: SQL | undefined): Promise<MovimientoAFavor[]> => {
  const filas = await db
    .select({
      ...{ ...columnas, registrado_en: m.creado_en },
      ...{ mensualidad_id: abonos.mensualidad_id, recibo: abonos.recibo },
    })
    .from(m)
    .leftJoin(abonos, eq(abonos.id, m.abono_id))
    .where(condicion)
    .orderBy(asc(m.id));
  return filas.map((fila) => ({ ...fila, registrado_en: fila.registrado_en.toISOString() }));
};

/** The excesses and all that touched them, with nobody touching them until the transaction ends. */
const leerBloqueados = async (db: Ejecutor, origenes: number[]): Promise<MovimientoAFavor[]> => {
  if (origenes.length === 0) return [];
  await db.select({ id: m.id }).from(m).where(inArray(m.id, origenes)).orderBy(asc(m.id)).for('update');
  return leer(db, or(inArray(m.id, origenes), inArray(m.origen_id, origenes)));
};

/** Oldest first. */
export const leerMovimientosDeGente = (db: Ejecutor, gente: GenteDelPagador): Promise<MovimientoAFavor[]> =>
  leer(db, deLaGente(m, gente));

/** Of those days, without what was annulled and what annuls it: as `movimientosQueCuentan` of the domain. */
export const leerMovimientosQueCuentan = (
  db: Ejecutor,
  { desde, hasta }: RangoFechas,
): Promise<MovimientoAFavor[]> => leer(db, and(queCuenta(sql`${m}`), between(m.fecha, desde, hasta)));

/** The same, of excesses that stay locked. Needs an open transaction. */
export const bloquearMovimientosDeGente = async (
  db: Ejecutor,
  gente: GenteDelPagador,
): Promise<MovimientoAFavor[]> => {
  const origenes = await db
    .select({ id: m.id })
    .from(m)
    .where(and(eq(m.tipo, 'EXCEDENTE'), deLaGente(m, gente)));
  return leerBloqueados(
    db,
    origenes.map(({ id }) => id),
  );
};

/** Of every excess that those payments brought or took from, which stay locked. Needs an open transaction. */
export const leerMovimientosDeAbonos = async (
  db: Ejecutor,
  deQuienes: readonly number[],
): Promise<MovimientoAFavor[]> => {
  if (deQuienes.length === 0) return [];
  const suyos = await db
    .select({ id: m.id, origen_id: m.origen_id })
    .from(m)
    .where(inArray(m.abono_id, [...deQuienes]));
  return leerBloqueados(db, [...new Set(suyos.map(({ id, origen_id }) => origen_id ?? id))]);
};

const sedeQueEntrega = async (
  { tipo, sede_id, participante_id, fecha }: MovimientoNuevo,
  sedeDe: LectorDeSede,
): Promise<number | null> => {
  if (tipo !== 'DEVOLUCION') return null;
  return sede_id ? exigirSede(sede_id) : sedeDe(participante_id, fecha);
};

const aFila = async (
  { actor }: Contexto,
  movimiento: MovimientoNuevo,
  { ahora, sedeDe }: { ahora: Date; sedeDe: LectorDeSede },
) => {
  const numero = (id: Id | null) => (id === null ? null : Number(id));
  const { participante_id } = movimiento;
  return {
    ...movimiento,
    origen_id: numero(movimiento.origen_id),
    id_acudiente: numero(movimiento.id_acudiente),
    participante_id: Number(participante_id),
    abono_id: numero(movimiento.abono_id),
    devolucion_id: numero(movimiento.devolucion_id ?? null),
    registrado_por: actor.email,
    creado_en: ahora,
    sede_id: await sedeQueEntrega(movimiento, sedeDe),
  };
};

/** With its line in the history. Needs an open transaction, with it locked. */
export const moverDevolucion = async (
  contexto: Contexto,
  antes: MovimientoAFavor,
  sede: Id,
): Promise<void> => {
  const despues = { ...antes, sede_id: exigirSede(sede) };
  await contexto.db
    .update(m)
    .set({ sede_id: despues.sede_id })
    .where(eq(m.id, Number(antes.id)));
  await anotarHistoria(contexto, { entidad: 'saldo_a_favor', accion: 'ACTUALIZAR', antes, despues });
};

/** Each with its line in the history, and all of the same instant. Needs an open transaction. */
export const anotarMovimientos = async (
  contexto: Contexto,
  movimientos: readonly MovimientoNuevo[],
): Promise<void> => {
  if (movimientos.length === 0) return;
  const filas: Awaited<ReturnType<typeof aFila>>[] = [];
  const deTodos = { ahora: contexto.reloj.ahora(), sedeDe: lectorDeSedeDelDia(contexto.db) };
  for (const movimiento of movimientos) filas.push(await aFila(contexto, movimiento, deTodos));
  const guardados = await contexto.db.insert(m).values(filas).returning(columnas);
  await anotarHistorias(
    contexto,
    guardados.map((despues) => ({ entidad: 'saldo_a_favor', accion: 'CREAR', despues })),
  );
};
