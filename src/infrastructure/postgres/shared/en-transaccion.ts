import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { traducirErrorPostgres } from '@/infrastructure/postgres/shared/errores-postgres';

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
