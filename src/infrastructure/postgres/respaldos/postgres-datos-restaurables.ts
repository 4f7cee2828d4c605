import { sql } from 'drizzle-orm';
import type { DatosRestaurables } from '@/application/respaldos/datos-respaldables.port';
import { exigirFilas, type Manifiesto } from '@/domain/respaldos/manifiesto';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import {
  CREAR_TABLA_DE_MIGRACIONES,
  esperarTurno,
  guionDe,
  leerGuiones,
  migrar,
} from '@/infrastructure/postgres/base-datos/migrar';
import { crearInsertador } from '@/infrastructure/postgres/respaldos/insertar-filas';
import { vaciarBase } from '@/infrastructure/postgres/respaldos/vaciar-base';

/** The rows the changes of schema begin with are in the backup too, as they were then. */
const prepararTablas = async (tx: Ejecutor, { tablas, tablas_sin_filas }: Manifiesto): Promise<void> => {
  const nombres = [...tablas.map(({ nombre }) => nombre), ...tablas_sin_filas];
  for (const nombre of nombres)
    await tx.execute(sql`alter table ${sql.identifier(nombre)} disable trigger user`);
  await tx.execute(
    sql`truncate ${sql.join(
      nombres.map((nombre) => sql`${sql.identifier(nombre)}`),
      sql`, `,
    )}`,
  );
};

const contar = async (tx: Ejecutor, { tablas }: Manifiesto): Promise<Map<string, number>> => {
  const contadas = new Map<string, number>();
  for (const { nombre } of tablas) {
    const [fila] = await consultar<{ total: number }>(
      tx,
      sql`select count(*)::int as total from ${sql.identifier(nombre)}`,
    );
    contadas.set(nombre, fila?.total ?? 0);
  }
  return contadas;
};

const terminarTablas = async (tx: Ejecutor, manifiesto: Manifiesto): Promise<void> => {
  for (const { nombre, valor, usada } of manifiesto.secuencias)
    await tx.execute(sql`select setval(${nombre}::text::regclass, ${valor}::text::bigint, ${usada})`);
  for (const nombre of [...manifiesto.tablas.map((tabla) => tabla.nombre), ...manifiesto.tablas_sin_filas])
    await tx.execute(sql`alter table ${sql.identifier(nombre)} enable trigger user`);
};

/**
 * One transaction: the schema as it was when the backup was made, its rows, its counters; then, as in any start, the
 * changes of schema that came later.
 */
export const postgresDatosRestaurables = (base: BaseDatosAbierta): DatosRestaurables => ({
  restaurar: async (manifiesto, filas) => {
    const guiones = await leerGuiones();
    await base.db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      for (const orden of esperarTurno) await tx.execute(sql.raw(orden));
      await vaciarBase(tx, [...guiones.values()]);
      await tx.execute(sql.raw(CREAR_TABLA_DE_MIGRACIONES));
      for (const nombre of manifiesto.migraciones)
        await tx.execute(sql.raw(guionDe(nombre, guiones.get(nombre) ?? '')));
      await prepararTablas(tx, manifiesto);
      const insertar = await crearInsertador(tx, manifiesto.tablas);
      for await (const lote of filas) await insertar(lote);
      await terminarTablas(tx, manifiesto);
      exigirFilas(manifiesto, await contar(tx, manifiesto));
    });
    await migrar(base);
    await base.ejecutarGuion('analyze');
  },
});
