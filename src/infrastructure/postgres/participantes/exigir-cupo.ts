import { type Ocupante, tomaCupo } from '@/domain/participantes/toma-cupo';
import { revisarCupo } from '@/domain/sedes/ocupacion-sede';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { leerSede } from '@/infrastructure/postgres/shared/leer-sedes';

/**
 * Throws CONFLICTO when the sede has no place for the person. It must come before the write: the sede stays locked
 * until the transaction ends, so of two admissions to the last place the second one counts the first. A sede that does
 * not exist is left to the reference, which says so.
 */
export const exigirCupo = async (
  { db }: Contexto,
  antes: Ocupante | null,
  despues: Ocupante,
): Promise<void> => {
  if (despues.sede_id === null || !tomaCupo(antes, despues)) return;
  const sede = await leerSede(db, despues.sede_id);
  if (sede) revisarCupo(sede, despues.area);
};
