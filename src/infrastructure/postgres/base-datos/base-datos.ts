import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Acotar } from '@/infrastructure/postgres/base-datos/plazo';

/** A database or an open transaction of it, embedded or not. */
export type Ejecutor = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface BaseDatosAbierta {
  db: Ejecutor;
  /** Runs several statements at once, without parameters: all of them or none. */
  ejecutarGuion(sql: string): Promise<void>;
  /** Embedded only: brings the data files up to its log, so that the log is used again instead of growing. */
  asentar?: () => Promise<void>;
  /** Only of a server elsewhere: ends the wait for one that vanished. */
  acotar?: Acotar;
  cerrar(): Promise<void>;
}
