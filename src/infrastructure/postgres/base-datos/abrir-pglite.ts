import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { BaseDatosAbierta, Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** Embedded PostgreSQL over an instance somebody else made. */
export const envolverPGlite = (pglite: PGlite): BaseDatosAbierta => ({
  db: drizzle(pglite) as unknown as Ejecutor,
  ejecutarGuion: async (sql) => {
    await pglite.exec(sql);
  },
  // Elsewhere a process of the server does it by itself; here there is none.
  asentar: async () => {
    await pglite.exec('checkpoint');
  },
  cerrar: () => pglite.close(),
});

export const crearPGlite = (carpeta?: string): Promise<PGlite> =>
  PGlite.create({ ...(carpeta ? { dataDir: carpeta } : {}), extensions: { pg_trgm } });
