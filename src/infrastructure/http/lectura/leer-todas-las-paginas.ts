import { LIMITE_MAXIMO, type Pagina } from '@/domain/shared/pagina';

/** Every row of a paged read, asked for in pages as large as the service allows. */
export const leerTodasLasPaginas = async <T>(
  buscar: (paginacion: { pagina: number; limite: number }) => Promise<Pagina<T>>,
): Promise<T[]> => {
  const filas: T[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { datos, total } = await buscar({ pagina, limite: LIMITE_MAXIMO });
    filas.push(...datos);
    if (datos.length === 0 || pagina * LIMITE_MAXIMO >= total) return filas;
  }
};
