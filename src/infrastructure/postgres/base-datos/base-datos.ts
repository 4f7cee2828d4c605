import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database or an open transaction of it, embedded or not. */
export type Ejecutor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface BaseDatosAbierta {
  db: Ejecutor;
  /** Runs several statements at once, without parameters: all of them or none. */
  ejecutarGuion(sql: string): Promise<void>;
  cerrar(): Promise<void>;
}
