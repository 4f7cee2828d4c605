import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantesDeEjemplo } from '@/infrastructure/postgres/esquema/ejemplos';

/** Ids of the participantes that are there to try the product. */
export const leerEjemplos = async (db: Ejecutor): Promise<ReadonlySet<string>> => {
  const filas = await db
    .select({ id: participantesDeEjemplo.participante_id })
    .from(participantesDeEjemplo)
    .orderBy(participantesDeEjemplo.participante_id);
  return new Set(filas.map(({ id }) => String(id)));
};
