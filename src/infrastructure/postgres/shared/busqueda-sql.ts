import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Busqueda, esEtiqueta, type Termino } from '@/domain/shared/busqueda/leer-busqueda';
import { type Alcance, alcancesDe, type NombresDeSede } from '@/domain/shared/busqueda/voz';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';

/** One thing that is looked for, as SQL. */
export interface TerminoSql extends Pick<Termino, 'valores'> {
  /** Each form as it must be somewhere in a folded text. */
  patrones: readonly SQL[];
}

export interface BusquedaSql extends Pick<Busqueda, 'dosLecturas'> {
  terminos: readonly TerminoSql[];
}

/** The fields whose labels are searched, under their names; one that is not a column says when it has any of those values. */
export type Campos = Readonly<Record<string, PgColumn | ((dichos: readonly string[]) => SQL)>>;

const comoLiteral = (forma: string): string => forma.replace(/[\\%_]/g, (signo) => `\\${signo}`);

export const patronDe = (forma: string): string => `%${comoLiteral(forma)}%`;

/** A search with its values in their places. */
export const escribirBusqueda = ({ terminos, dosLecturas }: Busqueda): BusquedaSql => ({
  dosLecturas,
  terminos: terminos.map(({ formas, valores }) => ({
    patrones: formas.map((forma) => sql`${patronDe(forma)}`),
    valores,
  })),
});

const todas = (condiciones: readonly (SQL | undefined)[]): SQL => and(...condiciones) ?? sql`true`;
const alguna = (condiciones: readonly (SQL | undefined)[]): SQL => or(...condiciones) ?? sql`false`;

/** The folded text has that word, in any of its forms. */
const enTexto = (texto: PgColumn | SQL, { patrones }: TerminoSql): SQL =>
  alguna(patrones.map((patron) => sql`${texto} like ${patron}`));

/** The folded text has all those words. */
export const tieneTodos = (texto: PgColumn | SQL, terminos: readonly TerminoSql[]): SQL =>
  todas(terminos.map((termino) => enTexto(texto, termino)));

/** The row has one of the values whose label is that word. */
const tieneValor = (campos: Campos, { valores }: TerminoSql): SQL =>
  alguna(
    Object.entries(valores).map(([nombre, dichos]) => {
      const campo = campos[nombre];
      return typeof campo === 'function' ? campo(dichos) : campo && inArray(campo, [...dichos]);
    }),
  );

/** How a list says its rows, as `Voz` of the domain. */
export interface VozSql {
  /** Whether the row's own text has those words. */
  texto: (terminos: readonly TerminoSql[]) => SQL;
  campos?: Campos;
}

/** The rows in which a voice says all that is looked for: one condition for each way of reading the words. */
export const lecturas = ({ terminos, dosLecturas }: BusquedaSql, { texto, campos = {} }: VozSql): SQL[] => {
  const etiquetas = terminos.filter(esEtiqueta);
  const nombres = terminos.filter((termino) => !esEtiqueta(termino));
  const suya = todas([
    ...etiquetas.map((termino) => tieneValor(campos, termino)),
    nombres.length > 0 ? texto(nombres) : undefined,
  ]);
  return dosLecturas ? [suya, texto(terminos)] : [suya];
};

/**
 * The rows in which any of those voices says what is looked for. Each is looked for by its own index; but labels of ours are
 * of so many that reading all once is better.
 */
export const algunaDice = (
  tabla: PgTable & { id: PgColumn },
  busqueda: BusquedaSql,
  voces: readonly VozSql[],
): SQL => {
  const condiciones = voces.map((voz) => alguna(lecturas(busqueda, voz)));
  if (voces.length === 1 || busqueda.terminos.some(esEtiqueta)) return alguna(condiciones);
  const ramas = condiciones.map((condicion) => sql`select ${tabla.id} from ${tabla} where ${condicion}`);
  return sql`${tabla.id} in (${sql.join(ramas, sql` union all `)})`;
};

interface Pasos<T> {
  leer: (busqueda: Busqueda, alcance: Alcance) => Promise<T>;
  hay: (leido: T) => boolean;
  /** The searches with the name of a sede, in the lists whose rows have one. */
  conSede?: (sedes: NombresDeSede) => readonly Busqueda[];
  /** Where it is looked for, when it is not as {@link alcancesDe} says. */
  alcances?: [Alcance, ...Alcance[]];
}

const leerNombres = async (db: Ejecutor): Promise<NombresDeSede> => {
  const filas = await db.select({ id: sedes.id, nombre: sedes.nombre }).from(sedes);
  return Object.fromEntries(filas.map(({ id, nombre }) => [String(id), nombre]));
};

/** As `hallar` of the domain: looks farther until something is found. */
export const buscarPorPasos = async <T>(
  db: Ejecutor,
  busqueda: Busqueda,
  { leer, hay, conSede, alcances = alcancesDe(busqueda) }: Pasos<T>,
): Promise<T> => {
  const [primero, ...siguientes] = alcances;
  let leido = await leer(busqueda, primero);
  if (busqueda.terminos.length === 0) return leido;
  for (const alcance of siguientes) {
    if (hay(leido)) return leido;
    leido = await leer(busqueda, alcance);
  }
  if (hay(leido) || !conSede) return leido;
  for (const enSede of conSede(await leerNombres(db))) {
    leido = await leer(enSede, 'PROPIO');
    if (hay(leido)) return leido;
  }
  return leido;
};
