import { desc, type SQL, sql } from 'drizzle-orm';
import type { DatosRespaldables, TablaRespaldada } from '@/application/respaldos/datos-respaldables.port';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { ordenarTablas } from '@/domain/respaldos/orden-de-tablas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sellosActividad } from '@/infrastructure/postgres/esquema/actividad';
import {
  leerColumnas,
  leerMigraciones,
  leerNombresDeSecuencias,
  leerReferencias,
} from '@/infrastructure/postgres/respaldos/leer-catalogo';

const MIGRACIONES = 'migraciones';

/** Going back in time must not open again a session or a link that was closed since; the rest lives for minutes. */
const SIN_FILAS: readonly string[] = ['firmas_usadas', 'intentos_acceso', 'restablecimientos', 'sesiones'];

const FILAS_POR_LECTURA = 500;

const lista = (partes: readonly SQL[]): SQL => sql.join([...partes], sql`, `);

async function* leerFilas(db: Ejecutor, { nombre, columnas }: TablaRespaldada): AsyncGenerator<string[]> {
  const nombres = lista(columnas.map((columna) => sql.raw(`'${columna.replaceAll("'", "''")}'`)));
  const valores = lista(columnas.map((columna) => sql`${sql.identifier(columna)}::text`));
  await db.execute(
    sql`declare lectura no scroll cursor for
        select json_object(array[${nombres}], array[${valores}])::text as linea from ${sql.identifier(nombre)}`,
  );
  for (;;) {
    const filas = await consultar<{ linea: string }>(db, sql.raw(`fetch ${FILAS_POR_LECTURA} from lectura`));
    if (filas.length === 0) break;
    yield filas.map(({ linea }) => linea);
  }
  await db.execute(sql`close lectura`);
}

const leerSecuencias = async (db: Ejecutor) => {
  const secuencias = [];
  for (const nombre of await leerNombresDeSecuencias(db)) {
    const [estado] = await consultar<{ valor: string; usada: boolean }>(
      db,
      sql`select last_value::text as valor, is_called as usada from ${sql.identifier(nombre)}`,
    );
    if (estado) secuencias.push({ nombre, ...estado });
  }
  return secuencias;
};

const leerUltimoSello = async (db: Ejecutor) => {
  const [sello] = await db
    .select({ numero: sellosActividad.numero, firma: sellosActividad.firma, clave: sellosActividad.clave })
    .from(sellosActividad)
    .orderBy(desc(sellosActividad.numero))
    .limit(1);
  return sello ?? null;
};

/** So that instants are written alike whatever the server or the person has set. */
const fijarFormatos = async (db: Ejecutor): Promise<void> => {
  await db.execute(sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
    set_config('intervalstyle', 'postgres', true), set_config('bytea_output', 'hex', true),
    set_config('extra_float_digits', '1', true), set_config('statement_timeout', '0', true)`);
};

/** Every table there is, each value as the text that gives the same value back on any engine. */
export const postgresDatosRespaldables = (db: Ejecutor): DatosRespaldables => ({
  instantanea: (trabajo) =>
    db.transaction(
      async (transaccion) => {
        const tx = transaccion as unknown as Ejecutor;
        await fijarFormatos(tx);
        const migraciones = await leerMigraciones(tx);
        if (migraciones.length === 0)
          throw errorRespaldo('La base de datos está vacía: no hay qué respaldar.');
        const columnas = await leerColumnas(tx);
        const conFilas = [...columnas.keys()].filter(
          (tabla) => tabla !== MIGRACIONES && !SIN_FILAS.includes(tabla),
        );
        const [version] = await consultar<{ motor: string }>(
          tx,
          sql`select 'PostgreSQL ' || current_setting('server_version') as motor`,
        );
        return trabajo({
          motor: version?.motor ?? 'PostgreSQL',
          migraciones,
          secuencias: await leerSecuencias(tx),
          sello: columnas.has('sellos_actividad') ? await leerUltimoSello(tx) : null,
          tablas_sin_filas: SIN_FILAS.filter((tabla) => columnas.has(tabla)),
          tablas: ordenarTablas(conFilas, await leerReferencias(tx)).map((nombre) => ({
            nombre,
            columnas: (columnas.get(nombre) ?? []).map(({ columna }) => columna),
          })),
          filas: (tabla) => leerFilas(tx, tabla),
        });
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
});
