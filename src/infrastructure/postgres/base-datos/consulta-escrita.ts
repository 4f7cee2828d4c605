import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** A question with its text already written and a place for each value. */
export interface ConsultaEscrita {
  sql: string;
  params: unknown[];
}

/** A row as the driver brings it, in the order of its columns. */
export type FilaCruda = readonly unknown[];

const dialecto = new PgDialect();

/** Writing a question takes longer than asking it: what is asked often is written once. */
export const escribirConsulta = (consulta: SQL): ConsultaEscrita => {
  const { sql, params } = dialecto.sqlToQuery(consulta);
  return { sql, params };
};

/** Asks it with these values; each connection keeps its plan. */
export const preguntar = <T>(
  db: Ejecutor,
  consulta: ConsultaEscrita,
  valores: Record<string, unknown>,
  leer: (filas: readonly FilaCruda[]) => T,
): Promise<T> =>
  db._.session
    .prepareQuery<{ execute: T; all: never; values: never }>(
      { sql: consulta.sql, params: consulta.params },
      undefined,
      'escrita',
      true,
      leer,
    )
    .execute(valores);
