import type { SQL } from 'drizzle-orm';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Rows of a raw query: one driver answers the array itself, the other an object that has it. */
export const consultar = async <T>(db: Ejecutor, consulta: SQL): Promise<T[]> => {
  const resultado: unknown = await db.execute(consulta);
  return (Array.isArray(resultado) ? resultado : (resultado as { rows: unknown[] }).rows) as T[];
};
