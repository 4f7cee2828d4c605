import { and, desc, eq } from 'drizzle-orm';
import type { ActividadRepository } from '@/application/actividad/actividad-repository.port';
import { buscarActividad } from '@/infrastructure/postgres/actividad/buscar-actividad';
import { aActividad } from '@/infrastructure/postgres/actividad/leer-actividad';
import { actividad } from '@/infrastructure/postgres/esquema/actividad';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** More lines than a person reads of one record. */
const MAXIMO = 500;

export const postgresActividadRepository = ({ db }: Contexto): ActividadRepository => ({
  listarDe: async (entidad, id) => {
    const numero = leerId(id);
    if (numero === null) return [];
    const filas = await db
      .select()
      .from(actividad)
      .where(and(eq(actividad.entidad, entidad), eq(actividad.entidad_id, numero)))
      .orderBy(desc(actividad.id))
      .limit(MAXIMO);
    return filas.map(aActividad);
  },
  buscar: (criterios) => buscarActividad(db, criterios),
});
