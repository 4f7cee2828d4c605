import type { ReactNode } from 'react';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import type { ParametrosUrl } from '@/ui/shared/url/parametros';

export type Filtrar<B> = (
  cambios: Partial<B>,
  /** `soloTraer`: the rows may be asked for soon; nothing changes yet. */
  opciones?: { reemplazar?: boolean; soloTraer?: boolean },
) => unknown;

type BarraFiltrosProps<B> = {
  filtros: readonly Filter[];
  busqueda: B;
  /** Reads an address, to leave out what the screen would not understand. */
  leer: (parametros: ParametrosUrl) => B;
  filtrar: Filtrar<B>;
  /** Takes every filter away. */
  ninguno: Partial<B>;
  children?: ReactNode;
};

/** The filters of a list, kept in the address. */
export function BarraFiltros<B extends object>(props: BarraFiltrosProps<B>) {
  const { filtros, busqueda, leer, filtrar, ninguno, children } = props;
  const cambioDe = (id: string, valor: FilterValue) =>
    ({ [id]: leer({ [id]: valor })[id as keyof B] }) as Partial<B>;
  const cambiar = (id: string, valor: FilterValue) => {
    const campo = id as keyof B;
    // Each letter of a search is not a step to go Back through.
    const sigueEscribiendo =
      filtros.some((filtro) => filtro.id === id && filtro.type === 'search') && busqueda[campo] !== undefined;
    filtrar(cambioDe(id, valor), { reemplazar: sigueEscribiendo });
  };
  return (
    <FilterBar
      filters={filtros}
      values={busqueda as FilterValues}
      onChange={cambiar}
      onNear={(id, valor) => filtrar(cambioDe(id, valor), { soloTraer: true })}
      onClear={() => filtrar(ninguno)}
    >
      {children}
    </FilterBar>
  );
}
