/** Short enough for whoever waits behind one not to notice it. */
export const FILAS_POR_TANDA = 200;

type Leer<T> = (despuesDe: number, cuantas: number) => Promise<readonly T[]>;

/**
 * All the rows by ascending id, each batch from where the one before ended: between two, nothing is held in the database, so
 * that who reads the answer slowly keeps no connection and no snapshot.
 */
export async function* porTandas<T extends { id: number | string }>(
  leer: Leer<T>,
): AsyncGenerator<readonly T[]> {
  for (let ultimo = 0; ; ) {
    const tanda = await leer(ultimo, FILAS_POR_TANDA);
    if (tanda.length > 0) yield tanda;
    if (tanda.length < FILAS_POR_TANDA) return;
    ultimo = Number(tanda.at(-1)?.id);
  }
}
