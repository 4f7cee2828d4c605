import { is, Param, Placeholder, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { confirmacionPendiente, type Pendiente } from '@/infrastructure/postgres/base-datos/confirmacion';

type Valores = Readonly<Record<string, unknown>>;

interface TextoEscrito {
  sql: string;
  /** The values in their places; those of the session are in `propios`. */
  llenar(valores: Valores, propios: Valores): unknown[];
}

/**
 * Connections of their own for what takes one short trip, many at a time in each. What creates may have to wait for another
 * transaction, and would keep waiting what only reads.
 */
export type Carril = 'lecturas' | 'creaciones';

/** A question with its text already written and a place for each value. */
export interface ConsultaEscrita extends TextoEscrito {
  /** Outside of transactions, where there are any. */
  carril?: Carril;
  /**
   * The same, that does nothing unless the session of the request is good. Its rows have one more column at the end, `null`
   * in the only row when nothing was found; without a row, nothing was confirmed.
   */
  alConfirmar?: TextoEscrito;
}

/** A row as the driver brings it, in the order of its columns. */
export type FilaCruda = readonly unknown[];

const dialecto = new PgDialect();

type Lugar = (valores: Valores, propios: Valores) => unknown;

const DE_LA_SESION = 'sesion_';

const aParametro = (dato: unknown): unknown =>
  dato !== null && typeof dato === 'object' ? JSON.stringify(dato) : dato;

/** `registro.nombre` is that field of the value `registro`. */
const lugarDe = (param: unknown): Lugar => {
  if (is(param, Placeholder)) {
    const { name } = param;
    const [objeto = '', campo] = name.split('.');
    if (campo) return (valores) => aParametro((valores[objeto] as Valores)[campo]);
    return name.startsWith(DE_LA_SESION) ? (_valores, propios) => propios[name] : (valores) => valores[name];
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
  return { sql, llenar: (valores, propios) => lugares.map((lugar) => lugar(valores, propios)) };
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
  { sql, llenar }: TextoEscrito,
  carril: Carril | undefined,
  valores: Valores,
  propios: Valores = valores,
): Promise<FilaCruda[]> => {
  const { session } = db._;
  const { client } = session as unknown as { client: Conductor };
  const params = llenar(valores, propios);
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

const preguntarAlConfirmar = async (
  { alConfirmar, carril }: ConsultaEscrita,
  valores: Valores,
  { db, sesion, valores: propios }: Pendiente,
): Promise<readonly FilaCruda[]> => {
  if (!alConfirmar) throw new SesionSinConfirmar();
  sesion.preguntada = true;
  const filas = await ejecutar(db, alConfirmar, carril, valores, propios);
  const [primera] = filas;
  if (!primera) throw new SesionSinConfirmar();
  sesion.confirmada = true;
  return primera.at(-1) === null ? [] : filas;
};

/** Asks it with these values. */
export const preguntar = <T>(
  db: Ejecutor,
  consulta: ConsultaEscrita,
  valores: Valores,
  leer: (filas: readonly FilaCruda[]) => T,
): Promise<T> => {
  const pendiente = confirmacionPendiente(db);
  return pendiente
    ? preguntarAlConfirmar(consulta, valores, pendiente).then(leer)
    : ejecutar(db, consulta, consulta.carril, valores).then(leer);
};
