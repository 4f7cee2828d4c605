import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { FiltroMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { conSaldo, type MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { igualId, leerId } from '@/infrastructure/postgres/shared/leer-id';

type FilaMensualidad = typeof mensualidades.$inferSelect;
type FilaAbono = typeof abonos.$inferSelect;

export const aAbono = ({
  mensualidad_id: _mensualidad,
  anulado_en,
  registrado_en,
  ...abono
}: FilaAbono): Abono => ({
  ...abono,
  registrado_en: registrado_en?.toISOString() ?? null,
  anulado_en: anulado_en?.toISOString() ?? null,
});

export const aMensualidad = (
  { sede_id: _sede, ...fila }: FilaMensualidad,
  abonos: Abono[],
): MensualidadConSaldo => conSaldo({ ...aRegistro(fila), abonos });

export const filtroMensualidades = (filtro: FiltroMensualidades): SQL | undefined =>
  and(
    filtro.participante_id === undefined
      ? undefined
      : igualId(mensualidades.participante_id, filtro.participante_id),
    filtro.periodo ? eq(mensualidades.periodo, filtro.periodo) : undefined,
    filtro.estado && eq(mensualidades.estado, filtro.estado),
    filtro.concepto && eq(mensualidades.concepto, filtro.concepto),
  );

/** The abonos of the fees that `cuales` chooses: a list of ids, or a subquery when they are many. */
export const conAbonos = async (
  db: Ejecutor,
  filas: readonly FilaMensualidad[],
  cuales: number[] | SQL,
): Promise<MensualidadConSaldo[]> => {
  if (filas.length === 0) return [];
  const propios = await db
    .select()
    .from(abonos)
    .where(
      Array.isArray(cuales)
        ? inArray(abonos.mensualidad_id, cuales)
        : sql`${abonos.mensualidad_id} in ${cuales}`,
    )
    .orderBy(abonos.id);
  const porMensualidad = new Map<number, Abono[]>();
  for (const abono of propios) {
    const suyos = porMensualidad.get(abono.mensualidad_id);
    if (suyos) suyos.push(aAbono(abono));
    else porMensualidad.set(abono.mensualidad_id, [aAbono(abono)]);
  }
  return filas.map((fila) => aMensualidad(fila, porMensualidad.get(fila.id) ?? []));
};

/** Inside a transaction the fee stays locked until it ends, so that its abonos cannot change meanwhile. */
export const leerMensualidad = async (db: Ejecutor, id: Id): Promise<MensualidadConSaldo | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select().from(mensualidades).where(eq(mensualidades.id, numero));
  const filas = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return (await conAbonos(db, filas, [numero]))[0] ?? null;
};
