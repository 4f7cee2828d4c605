import type { FirmasUsadas } from '@/application/archivos/firmas.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { firmasUsadas } from '@/infrastructure/postgres/esquema/archivos';

/** In the database, so that an address spent on one process is spent on all. */
export const postgresFirmasUsadas = (db: Ejecutor): FirmasUsadas => ({
  usar: async (unico, expira) => {
    const filas = await db
      .insert(firmasUsadas)
      .values({ unico, expira_en: expira })
      .onConflictDoNothing()
      .returning({ unico: firmasUsadas.unico });
    return filas.length === 1;
  },
});
