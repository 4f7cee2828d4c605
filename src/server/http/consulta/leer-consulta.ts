import { analizar } from '@/domain/shared/analizar';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { z } from '@/domain/shared/zod';

interface PaginaPedida {
  pagina?: number | undefined;
  limite?: number | undefined;
  orden?: string | undefined;
}

export interface Consulta<T> {
  valores: T;
  /** A page was asked for by its number, size or order. */
  pidePagina: boolean;
  hayFiltros: boolean;
}

/** Names that are not known are ignored. Throws VALIDACION with a message per value. */
export const leerConsulta = <E extends z.ZodMiniType<PaginaPedida>>(
  esquema: E,
  query: unknown,
): Consulta<z.output<E>> => {
  const valores = analizar(esquema, { ...(query as object) }) as z.output<E> & PaginaPedida;
  const { pagina, limite, orden, ...filtros } = valores;
  return {
    valores,
    pidePagina: pagina !== undefined || limite !== undefined || orden !== undefined,
    hayFiltros: Object.values(filtros).some((valor) => valor !== undefined),
  };
};

export const conPagina = <T extends PaginaPedida>(valores: T): T & { pagina: number; limite: number } => ({
  ...valores,
  pagina: valores.pagina ?? 1,
  limite: valores.limite ?? TAMANO_PAGINA,
});
