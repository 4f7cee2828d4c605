import { type SQL, sql } from 'drizzle-orm';
import type { FilasDeTabla, TablaRespaldada } from '@/application/respaldos/datos-respaldables.port';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { leerColumnas } from '@/infrastructure/postgres/respaldos/leer-catalogo';

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

/** Ids and counters as they were; each value goes back through its own text. */
export const crearInsertador = async (db: Ejecutor, tablas: readonly TablaRespaldada[]) => {
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
    await db.execute(
      sql`${cabeza} from json_array_elements(${filas}::text::json) with ordinality as f (fila, n) order by n`,
    );
  };
};
