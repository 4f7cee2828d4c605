import type { ReactNode } from 'react';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import type { ParametrosUrl } from '@/ui/shared/url/parametros';

export type Filtrar<B> = (cambios: Partial<B>, opciones?: { reemplazar?: boolean }) => unknown;

type BarraFiltrosProps<B> = {
  filtros: readonly Filter[];
  busqueda: B;
  /** Reads an address, to leave out what the screen would not understand. */
  leer: (parametros: ParametrosUrl) => B;
  filtrar: Filtrar<B>;
  /** Takes every filter away. */
  ninguno: Partial<B>;
  /** How many rows they leave, once it is known. */
  total?: number;
  /** Enter in the search, with what is written in it. */
  alEntrar?: (buscado: string) => void;
  children?: ReactNode;
};

/** The filters of a list, kept in the address. */
export function BarraFiltros<B extends object>(props: BarraFiltrosProps<B>) {
  const { filtros, busqueda, leer, filtrar, ninguno, total, alEntrar, children } = props;
  const cambiar = (id: string, valor: FilterValue) => {
    const campo = id as keyof B;
    // Each letter of a search is not a step to go Back through.
    const sigueEscribiendo =
      filtros.some((filtro) => filtro.id === id && filtro.type === 'search') && busqueda[campo] !== undefined;
    filtrar({ [campo]: leer({ [id]: valor })[campo] } as Partial<B>, { reemplazar: sigueEscribiendo });
  };
  return (
    <FilterBar
      filters={filtros}
      values={busqueda as FilterValues}
      onChange={cambiar}
      onClear={() => filtrar(ninguno)}
      total={total}
      onEnter={alEntrar}
    >
      {children}
    </FilterBar>
  );
}
