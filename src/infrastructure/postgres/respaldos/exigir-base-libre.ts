import { sql } from 'drizzle-orm';
import { errorRespaldo } from '@/domain/respaldos/error-respaldo';
import { NOMBRE_DE_SERVIDOR } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import { nombresDeTablas } from '@/infrastructure/postgres/respaldos/vaciar-base';

/** Throws ErrorRespaldo when a server works on the database, or it has tables and nobody asked to replace them. */
export const exigirBaseLibre = async (db: Ejecutor, reemplazar: boolean): Promise<void> => {
  const [servidores] = await consultar<{ total: number }>(
    db,
    sql`select count(*)::int as total from pg_stat_activity
        where datname = current_database() and application_name = ${NOMBRE_DE_SERVIDOR}`,
  );
  if ((servidores?.total ?? 0) > 0)
    throw errorRespaldo('Hay un servidor trabajando sobre esa base de datos: deténgalo antes de restaurar.');
  if (!reemplazar && (await nombresDeTablas(db)).length > 0)
    throw errorRespaldo('La base de datos no está vacía. Para reemplazar lo que tiene agregue --reemplazar.');
};
