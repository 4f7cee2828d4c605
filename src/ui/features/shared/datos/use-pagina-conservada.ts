import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Pagina, Paginacion } from '@/domain/shared/pagina';

interface Conservada<T> {
  datos: readonly T[];
  total: number;
  pagina: number;
  limite: number;
}

/**
 * The rows to draw: those of the answer or, when it failed, the last ones that arrived, with the page they belong to.
 */
export const usePaginaConservada = <T>(
  consulta: Pick<UseQueryResult<Pagina<T> | null>, 'data' | 'isPlaceholderData'>,
  { pagina, limite }: Paginacion,
): Conservada<T> | null => {
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
