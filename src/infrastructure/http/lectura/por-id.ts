import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import { type Id, mismoId } from '@/domain/shared/id';
import { ordenarPor } from '@/domain/shared/orden';

/** Whole lists come by ascending id, whatever order the service keeps. */
export const porId = <T extends { id: Id }>(filas: readonly T[]): T[] =>
  ordenarPor(filas, (fila) => fila.id, false);

const SIN_LECTURA_POR_ID: ReadonlySet<number | null> = new Set([404, 405]);

/**
 * One record by its id. Reading one is an addition of our server (product §3): where it is missing, or answers that
 * there is no such record, the list decides.
 */
export const obtenerConRespaldo = async <T extends { id: Id }>(
  id: Id,
  leerUno: () => Promise<T>,
  listar: () => Promise<readonly T[]>,
): Promise<T | null> => {
  try {
    return await leerUno();
  } catch (causa) {
    if (!esErrorTransporte(causa) || !SIN_LECTURA_POR_ID.has(causa.status)) throw causa;
    return buscarPorId(id, listar);
  }
};

export const buscarPorId = async <T extends { id: Id }>(
  id: Id,
  listar: () => Promise<readonly T[]>,
): Promise<T | null> => (await listar()).find((fila) => mismoId(fila.id, id)) ?? null;
