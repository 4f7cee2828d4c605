import { type SQL, sql } from 'drizzle-orm';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** A total on its own, where no row brings it. */
export const leerTotal = async (db: Ejecutor, total: SQL<number>): Promise<number> => {
  const [fila] = await db.select({ total }).from(sql`(values (1)) as una`);
  return fila?.total ?? 0;
};
