import type { Id } from '@/domain/shared/id';
import { LIMITE_MAXIMO, type Pagina, type Paginacion } from '@/domain/shared/pagina';

/** A payer is a person, and has the `clave` of one. */
export type FilaDeLista = { id: Id } | { clave: string };

/** Every row that meets the criteria, page after page; a row that moved between two pages comes once. */
export const leerTodasLasPaginas = async <T extends FilaDeLista, C extends object>(
  buscar: (criterios: C & Pick<Paginacion, 'pagina' | 'limite'>) => Promise<Pagina<T> | null>,
  criterios: C,
): Promise<readonly T[]> => {
  const filas = new Map<string, T>();
  for (let pagina = 1; ; pagina += 1) {
    const leida = await buscar({ ...criterios, pagina, limite: LIMITE_MAXIMO });
    const { datos, total } = leida ?? { datos: [], total: 0 };
    for (const fila of datos) filas.set('id' in fila ? String(fila.id) : fila.clave, fila);
    if (datos.length === 0 || pagina * LIMITE_MAXIMO >= total) return [...filas.values()];
  }
};
