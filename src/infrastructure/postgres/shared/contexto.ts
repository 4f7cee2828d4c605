import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

/** Who makes the change and from where; it signs every record and every line of the history. */
export interface Actor {
  id: Id;
  email: string;
  /** Address the request came from; `null` for what the system does by itself. */
  origen: string | null;
}

/** What a repository works with for one request. */
export interface Contexto {
  db: Ejecutor;
  actor: Actor;
  reloj: Reloj;
}

export const esTransaccion = (db: Ejecutor): boolean => db instanceof PgTransaction;

/** Runs the work in the request's transaction, or in one of its own when there is none. */
export const enTransaccion = async <T>(
  contexto: Contexto,
  trabajo: (contexto: Contexto) => Promise<T>,
): Promise<T> => {
  try {
    if (esTransaccion(contexto.db)) return await trabajo(contexto);
    return await contexto.db.transaction((tx) => trabajo({ ...contexto, db: tx as unknown as Ejecutor }));
  } catch (error) {
    throw traducirErrorPostgres(error);
  }
};
