import type { Id } from '@/domain/shared/id';

export const idsDe = (filas: readonly { id: Id }[]): string[] => filas.map((fila) => String(fila.id));

/** An id that no adapter gives. */
export const ID_INEXISTENTE = 999_999_999;
