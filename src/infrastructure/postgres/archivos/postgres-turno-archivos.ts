import { sql } from 'drizzle-orm';
import type { TurnoArchivos } from '@/application/archivos/bodega-archivos.port';
import { crearTurnoLocal } from '@/application/archivos/turno-local';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

/** One process at a time; any number that no other lock of ours has. */
const CANDADO = 7_248_215;

/**
 * Among all the processes that share a PostgreSQL server. Within one they take turns first, so that a process holds one
 * connection for it, however many wait. The embedded database has one process, and one connection that must not be held.
 */
export const postgresTurnoArchivos = (db: Ejecutor): TurnoArchivos => {
  const local = crearTurnoLocal();
  return (cambio) =>
    local(() =>
      db.transaction(async (tx) => {
        // Somebody else's change may take longer than a request.
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(${CANDADO})`);
        return cambio();
      }),
    );
};
