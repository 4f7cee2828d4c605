import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Acotar } from '@/infrastructure/postgres/base-datos/plazo';

/** A database or an open transaction of it, embedded or not. */
export type Ejecutor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface BaseDatosAbierta {
  db: Ejecutor;
  /**
   * The same database for lists and reports: connections of their own, whose statements end soon. The embedded one has a single
   * connection, and nothing in it can end a statement: there they go with the rest.
   */
  listas?: Ejecutor;
  /** Runs several statements at once, without parameters: all of them or none. */
  ejecutarGuion(sql: string): Promise<void>;
  /** Embedded only: brings the data files up to its log, so that the log is used again instead of growing. */
  asentar?: () => Promise<void>;
  /** Only of a server elsewhere: ends the wait for one that vanished. */
  acotar?: Acotar;
  cerrar(): Promise<void>;
}

/** Rows of a raw query: one driver answers the array itself, the other an object that has it. */
export const consultar = async <T>(db: Ejecutor, consulta: SQL): Promise<T[]> => {
  const resultado: unknown = await db.execute(consulta);
  return (Array.isArray(resultado) ? resultado : (resultado as { rows: unknown[] }).rows) as T[];
};
