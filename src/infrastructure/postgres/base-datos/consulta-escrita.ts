import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Many more than the screens ask for: whoever tries combinations must not fill the memory with them. */
const FORMAS_MAXIMAS = 500;

/** What is written for each combination of criteria, the first time it is asked for. */
export const consultasPorForma = <F extends object, T>(escribir: (forma: F) => T): ((forma: F) => T) => {
  const escritas = new Map<string, T>();
  return (forma) => {
    const clave = JSON.stringify(forma);
    const conocida = escritas.get(clave);
    if (conocida !== undefined) return conocida;
    if (escritas.size >= FORMAS_MAXIMAS) escritas.clear();
    const nueva = escribir(forma);
    escritas.set(clave, nueva);
    return nueva;
  };
};

type Valores = Readonly<Record<string, unknown>>;

/**
 * Connections of their own for what takes one short trip, many at a time in each. What creates may have to wait for another
 * transaction, and would keep waiting what only reads; and what looks through many rows goes with the lists.
 */
export type Carril = 'lecturas' | 'creaciones' | 'listas';

/** A question with its text already written and a place for each value. */
export interface ConsultaEscrita {
  sql: string;
  /** The values in their places. */
  llenar(valores: Valores): unknown[];
  /** Outside of transactions, where there are any. */
  carril?: Carril;
}

/** A row as the driver brings it, in the order of its columns. */
export type FilaCruda = readonly unknown[];

const dialecto = new PgDialect();

type Lugar = (valores: Valores) => unknown;

const aParametro = (dato: unknown): unknown =>
  dato !== null && typeof dato === 'object' ? JSON.stringify(dato) : dato;

/** `registro.nombre` is that field of the value `registro`. */
const lugarDe = (param: unknown): Lugar => {
  if (is(param, Placeholder)) {
    const { name } = param;
    const [objeto = '', campo] = name.split('.');
    return campo ? (valores) => aParametro((valores[objeto] as Valores)[campo]) : (valores) => valores[name];
  }
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { name } = param.value;
    return (valores) => param.encoder.mapToDriverValue(valores[name]);
  }
  return () => param;
};

/** Writing a question takes longer than asking it: what is asked often is written once. */
export const escribirConsulta = (consulta: SQL): ConsultaEscrita => {
  const { sql, params } = dialecto.sqlToQuery(consulta);
  const lugares = params.map(lugarDe);
  return { sql, llenar: (valores) => lugares.map((lugar) => lugar(valores)) };
};

type Pedir = (texto: string, valores: unknown[], opciones: object) => { values(): Promise<FilaCruda[]> };

interface Conductor {
  unsafe?: Pedir;
  carriles?: Readonly<Record<Carril, Pedir>>;
}

const PREPARADA = { prepare: true };

/** Each connection keeps its plan. What drizzle adds to a question takes longer than sending it. */
const ejecutar = (
  db: Ejecutor,
  { sql, llenar, carril }: ConsultaEscrita,
  valores: Valores,
): Promise<FilaCruda[]> => {
  const { session } = db._;
  const { client } = session as unknown as { client: Conductor };
  const params = llenar(valores);
  const pedir = (carril && client.carriles?.[carril]) ?? client.unsafe;
  if (pedir) return pedir(sql, params, PREPARADA).values();
  return session
    .prepareQuery<{ execute: FilaCruda[]; all: never; values: never }>(
      { sql, params },
      undefined,
      'escrita',
      true,
      (filas) => filas as FilaCruda[],
    )
    .execute();
};

/** Asks it with these values. */
export const preguntar = <T>(
  db: Ejecutor,
  consulta: ConsultaEscrita,
  valores: Valores,
  leer: (filas: readonly FilaCruda[]) => T,
): Promise<T> => ejecutar(db, consulta, valores).then(leer);
