import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { ESTADOS_QUE_OCUPAN_CUPO } from '@/domain/participantes/estado-participante';
import type { Sede } from '@/domain/sedes/sede';
import type { Area } from '@/domain/shared/area';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { esTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const { nombre_plegado: _nombre, busqueda: _busqueda, ...propias } = getTableColumns(sedes);

const QUE_OCUPAN = sql.join(
  ESTADOS_QUE_OCUPAN_CUPO.map((estado) => sql`${estado}`),
  sql`, `,
);

const ocupacion = (area: Area | null): SQL<number> =>
  sql<number>`(
    select count(*)::int from ${participantes} p
    where p.sede_id = ${sql.raw('sedes.id')} and p.area ${area === null ? sql`is null` : sql`= ${area}`} and p.estado in (${QUE_OCUPAN}) and p.archivado_en is null
  )`.mapWith(Number);

export const columnasSede = {
  ...propias,
  ocupacion_hombres: ocupacion('HOMBRES'),
  ocupacion_mujeres: ocupacion('MUJERES'),
  ocupacion_sin_area: ocupacion(null),
};

type FilaSede = Omit<typeof sedes.$inferSelect, 'nombre_plegado' | 'busqueda'> & {
  ocupacion_hombres: number;
  ocupacion_mujeres: number;
  ocupacion_sin_area: number;
};

export const aSede = (fila: FilaSede): Sede => aRegistro(fila);

/**
 * Inside a transaction the sede is locked first and read after, so that the people counted in it include those whose
 * admission was being written when the lock was asked for.
 */
export const leerSede = async (db: Ejecutor, id: Id): Promise<Sede | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  if (esTransaccion(db))
    await db.select({ id: sedes.id }).from(sedes).where(eq(sedes.id, numero)).for('update');
  const [fila] = await db.select(columnasSede).from(sedes).where(eq(sedes.id, numero));
  return fila ? aSede(fila) : null;
};
