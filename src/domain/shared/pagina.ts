import { TAMANO_PAGINA } from '@/domain/shared/constantes';

/** Part of a list: `total` counts every row that meets the criteria. */
export interface Pagina<T> {
  datos: readonly T[];
  total: number;
}

/** `pagina` starts at 1. `orden` is a field's name, with `-` before it for descending. */
export interface Paginacion {
  pagina: number;
  limite: number;
  orden?: string;
}

export const LIMITE_MAXIMO = 200;
export const LIMITES_OFRECIDOS = [TAMANO_PAGINA, 25, 50] as const;

export const recortarPagina = <T>(filas: readonly T[], { pagina, limite }: Paginacion): Pagina<T> => ({
  datos: filas.slice((pagina - 1) * limite, pagina * limite),
  total: filas.length,
});

export const totalPaginas = (total: number, limite: number): number => Math.max(1, Math.ceil(total / limite));
