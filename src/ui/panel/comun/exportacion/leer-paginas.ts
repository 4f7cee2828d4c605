import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO, type Pagina, type Paginacion } from '@/domain/shared/pagina';

/** Every row that meets the criteria, page after page; a row that moved between two pages comes once. */
export const leerTodasLasPaginas = async <T extends { id: Id }, C extends object>(
  buscar: (criterios: C & Pick<Paginacion, 'pagina' | 'limite'>) => Promise<Pagina<T>>,
  criterios: C,
): Promise<readonly T[]> => {
  const filas = new Map<string, T>();
  for (let pagina = 1; ; pagina += 1) {
    const { datos, total } = await buscar({ ...criterios, pagina, limite: LIMITE_MAXIMO });
    for (const fila of datos) filas.set(String(fila.id), fila);
    if (datos.length === 0 || pagina * LIMITE_MAXIMO >= total) return [...filas.values()];
  }
};
