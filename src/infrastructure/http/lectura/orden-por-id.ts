import type { Id } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';

/** Whole lists come by ascending id, whatever order the service keeps. */
export const porId = <T extends { id: Id }>(filas: readonly T[]): T[] =>
  ordenarPor(filas, (fila) => fila.id, false);
