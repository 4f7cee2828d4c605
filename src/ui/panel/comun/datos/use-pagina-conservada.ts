import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Pagina, type Paginacion, totalPaginas } from '@/domain/shared/pagina';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import type { ListaEnDireccion } from '../url/use-lista-url';

interface Conservada<T> {
  datos: readonly T[];
  total: number;
  pagina: number;
  limite: number;
}

/** The page before the end, when the one that is asked for comes after it: its rows were archived, or the link is old. */
const paginaQueHay = <T>(
  datos: Pagina<T> | null | undefined,
  { pagina, limite }: Paginacion,
): number | null =>
  datos && datos.datos.length === 0 && datos.total > 0 && pagina > 1
    ? totalPaginas(datos.total, limite)
    : null;

/**
 * The rows to draw: those of the answer or, when it failed, the last ones that arrived, with the page they belong to. A page
 * past the end becomes the last one, in the address too.
 */
export const usePaginaConservada = <T, B extends BusquedaLista>(
  consulta: Pick<UseQueryResult<Pagina<T> | null>, 'data' | 'isPlaceholderData'>,
  { pagina, limite }: Paginacion,
  { listar }: ListaEnDireccion<B>,
): Conservada<T> | null => {
  const otra = consulta.isPlaceholderData ? null : paginaQueHay(consulta.data, { pagina, limite });
  useEffect(() => {
    if (otra === null) return;
    const cambios: Partial<BusquedaLista> = { pagina: otra > 1 ? otra : undefined };
    void listar(cambios as Partial<B>, { reemplazar: true });
  }, [otra, listar]);
  const ultima = useRef<Conservada<T> | null>(null);
  if (consulta.data) {
    const mostrada = consulta.isPlaceholderData && ultima.current ? ultima.current : { pagina, limite };
    const { datos, total } = consulta.data;
    const vigente = { datos, total, pagina: mostrada.pagina, limite: mostrada.limite };
    ultima.current = vigente;
    return consulta.isPlaceholderData ? { ...vigente, pagina, limite } : vigente;
  }
  return ultima.current;
};
