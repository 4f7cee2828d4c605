import { type SQL, sql } from 'drizzle-orm';
import type {
  DatosRestaurables,
  FilasDeTabla,
  TablaRespaldada,
} from '@/application/respaldos/datos-respaldables.port';
import { ErrorRespaldo, errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { exigirFilas, type Manifiesto } from '@/domain/respaldos/manifiesto';
import {
  type BaseDatosAbierta,
  consultar,
  type Ejecutor,
} from '@/infrastructure/postgres/base-datos/base-datos';
import {
  CREAR_TABLA_DE_MIGRACIONES,
  esperarTurno,
  guionDe,
  leerGuiones,
  ponerAlDia,
} from '@/infrastructure/postgres/base-datos/migrar';
import { leerColumnas } from '@/infrastructure/postgres/respaldos/leer-catalogo';
import { vaciarBase } from '@/infrastructure/postgres/respaldos/vaciar-base';
import { deControlador } from '@/infrastructure/postgres/shared/errores-postgres';

const lista = (partes: readonly SQL[]): SQL => sql.join([...partes], sql`, `);

type Columnas = Awaited<ReturnType<typeof leerColumnas>>;

const tiposDe = (columnas: Columnas, { nombre, columnas: pedidas }: TablaRespaldada) => {
  const existentes = new Map((columnas.get(nombre) ?? []).map(({ columna, tipo }) => [columna, tipo]));
  return pedidas.map((columna) => {
    const tipo = existentes.get(columna);
    if (!tipo) throw errorRespaldo(`El respaldo tiene un dato que esta base no conoce: ${nombre}.${columna}`);
    return { columna, tipo };
  });
};

/** Data that does not fit, rules that it breaks, and names that there are not: all but permissions, which are of this machine. */
const NEGADO = /^(?:22|23|42(?!501))/;

/**
 * The error of the driver without what it was asked for, which has the rows in it, of health too: it is read in a terminal, in the
 * state of the system and in an e-mail.
 */
const sinFilas = (error: unknown, donde: string): unknown => {
  if (error instanceof ErrorRespaldo) return error;
  const causa = deControlador(error);
  return causa && NEGADO.test(causa.code)
    ? errorRespaldo(
        `La base de datos no acepta ${donde} (${causa.code}): el respaldo está dañado, o no lo hizo este programa. No se restauró nada.`,
      )
    : (causa ?? error);
};

/** Ids and counters as they were; each value goes back through its own text. */
const crearInsertador = async (db: Ejecutor, tablas: readonly TablaRespaldada[]) => {
  const columnas = await leerColumnas(db);
  const ordenes = new Map(
    tablas.map((tabla) => {
      const tipos = tiposDe(columnas, tabla);
      const destino = lista(tipos.map(({ columna }) => sql`${sql.identifier(columna)}`));
      const valores = lista(
        tipos.map(({ columna, tipo }) => sql.raw(`(fila ->> '${columna.replaceAll("'", "''")}')::${tipo}`)),
      );
      const cabeza = sql`insert into ${sql.identifier(tabla.nombre)} (${destino}) overriding system value select ${valores}`;
      return [tabla.nombre, cabeza];
    }),
  );
  return async ({ tabla, lineas }: FilasDeTabla): Promise<void> => {
    const cabeza = ordenes.get(tabla);
    if (!cabeza) throw errorRespaldo(`El respaldo tiene filas de una tabla que no nombra: ${tabla}`);
    const filas = `[${lineas.join(',')}]`;
    try {
      await db.execute(
        sql`${cabeza} from json_array_elements(${filas}::text::json) with ordinality as f (fila, n) order by n`,
      );
    } catch (error) {
      throw sinFilas(error, `las filas de ${tabla} que trae`);
    }
  };
};

/**
 * The rows the changes of schema begin with are in the backup too, as they were then. Of other tables, those of PostgreSQL too,
 * nothing is removed.
 */
const prepararTablas = async (tx: Ejecutor, { tablas, tablas_sin_filas }: Manifiesto): Promise<void> => {
  const nombres = [...tablas.map(({ nombre }) => nombre), ...tablas_sin_filas];
  const propias = await leerColumnas(tx);
  const ajena = nombres.find((nombre) => !propias.has(nombre));
  if (ajena) throw errorRespaldo(`El respaldo tiene una tabla que esta base no conoce: ${ajena}`);
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
 * One transaction: the schema as it was when the backup was made, its rows, its counters; then the changes of schema that
 * came later.
 */
export const postgresDatosRestaurables = ({ db }: Pick<BaseDatosAbierta, 'db'>): DatosRestaurables => ({
  restaurar: async (manifiesto, filas, alFinal) => {
    const guiones = await leerGuiones();
    await db
      .transaction(async (transaccion) => {
        const tx = transaccion as unknown as Ejecutor;
        for (const orden of esperarTurno) await tx.execute(sql.raw(orden));
        await vaciarBase(tx, guiones);
        await tx.execute(sql.raw(CREAR_TABLA_DE_MIGRACIONES));
        for (const nombre of manifiesto.migraciones)
          await tx.execute(sql.raw(guionDe(nombre, guiones.get(nombre) ?? '')));
        await prepararTablas(tx, manifiesto);
        const insertar = await crearInsertador(tx, manifiesto.tablas);
        for await (const lote of filas) await insertar(lote);
        await terminarTablas(tx, manifiesto);
        exigirFilas(manifiesto, await contar(tx, manifiesto));
        await ponerAlDia(tx, guiones);
        await tx.execute(sql`analyze`);
        await alFinal?.();
      })
      .catch((error: unknown) => {
        throw sinFilas(error, 'lo que el respaldo dice que tiene');
      });
  },
});
