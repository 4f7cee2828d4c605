import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Busqueda, esEtiqueta, SEPARADORES, type Termino } from '@/domain/shared/busqueda/leer-busqueda';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';

/** One thing that is looked for, as SQL. */
export interface TerminoSql extends Pick<Termino, 'valores'> {
  /** Each form as it must be somewhere in a folded text. */
  patrones: readonly SQL[];
  /** The same as whole words of a name. */
  palabras: readonly SQL[];
}

export interface BusquedaSql extends Pick<Busqueda, 'dosLecturas'> {
  terminos: readonly TerminoSql[];
  frase: SQL;
}

/** The fields whose labels are searched, under their names. */
export type Campos = Readonly<Record<string, PgColumn | (() => SQL)>>;

const comoLiteral = (forma: string): string => forma.replace(/[\\%_]/g, (signo) => `\\${signo}`);

export const patronDe = (forma: string): string => `%${comoLiteral(forma)}%`;

export const enteraDe = (palabras: string): string => ` ${palabras} `;

/** A search with its values in their places. */
export const escribirBusqueda = ({ terminos, frase, dosLecturas }: Busqueda): BusquedaSql => ({
  dosLecturas,
  terminos: terminos.map(({ formas, valores }) => ({
    patrones: formas.map((forma) => sql`${patronDe(forma)}`),
    palabras: formas.map((forma) => sql`${enteraDe(forma)}`),
    valores,
  })),
  frase: sql`${enteraDe(frase)}`,
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
export const tieneValor = (campos: Campos, { valores }: TerminoSql): SQL =>
  alguna(
    Object.entries(valores).map(([nombre, dichos]) => {
      const campo = campos[nombre];
      return typeof campo === 'function' ? campo() : campo && inArray(campo, [...dichos]);
    }),
  );

const NOMBRE_DE_SEDE = sql`(' ' || plegar(regexp_replace(${sedes.nombre}, ${sql.raw(`'${SEPARADORES.source}'`)}, ' ', 'g')) || ' ')`;

/** The sedes whose whole name the search says; with that word in it, when it is given. */
const sedesDichas = ({ frase }: BusquedaSql, termino?: TerminoSql): SQL => {
  const conPalabra = termino?.palabras.map((palabra) => sql`position(${palabra} in ${NOMBRE_DE_SEDE}) > 0`);
  return sql`(select ${sedes.id} from ${sedes}
    where ${todas([sql`position(${NOMBRE_DE_SEDE} in ${frase}) > 0`, conPalabra && alguna(conPalabra)])})`;
};

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

/** The rows of the sedes that are said, in which the voice says the rest. */
export const enSedesDichas = (busqueda: BusquedaSql, sede: PgColumn, { texto, campos = {} }: VozSql): SQL =>
  todas([
    sql`${sede} in ${sedesDichas(busqueda)}`,
    ...busqueda.terminos.map((termino) =>
      alguna([
        sql`${sede} in ${sedesDichas(busqueda, termino)}`,
        esEtiqueta(termino) ? tieneValor(campos, termino) : texto([termino]),
      ]),
    ),
  ]);

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

/** As `hallar` of the domain: looks farther until something is found. */
export const buscarPorAlcances = async <T>(
  [primero, ...siguientes]: [Alcance, ...Alcance[]],
  leer: (alcance: Alcance) => Promise<T>,
  hay: (leido: T) => boolean,
): Promise<T> => {
  const leido = await leer(primero);
  const [segundo, ...demas] = siguientes;
  return segundo === undefined || hay(leido) ? leido : buscarPorAlcances([segundo, ...demas], leer, hay);
};
