import { ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { opcionesDe } from '../shared/formulario/opciones';
import { type BusquedaSedes, leerBusquedaSedes } from './busqueda-sedes';
import { SIN_FILTROS } from './criterios-de-busqueda';
import { SelectorVista } from './selector-vista';

const FILTROS: readonly Filter[] = [
  {
    id: 'buscar',
    label: 'Buscar sedes',
    placeholder: 'Nombre, dirección, municipio o responsable',
    type: 'search',
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE),
  },
  {
    id: 'archivados',
    label: 'Archivadas',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Ver archivadas" activa={valor === true} onCambiar={cambiar} />
    ),
  },
];

type FiltrosSedesProps = {
  busqueda: BusquedaSedes;
  filtrar: (cambios: Partial<BusquedaSedes>, opciones?: { reemplazar?: boolean }) => unknown;
  onVista: (vista: BusquedaSedes['vista']) => void;
};

export function FiltrosSedes({ busqueda, filtrar, onVista }: FiltrosSedesProps) {
  const cambiar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaSedes({ [id]: valor });
    const campo = id as keyof BusquedaSedes;
    // Each letter of a search is not a step to go Back through.
    filtrar({ [campo]: leida[campo] }, { reemplazar: campo === 'buscar' && busqueda.buscar !== undefined });
  };
  return (
    <FilterBar
      filters={FILTROS}
      values={busqueda as FilterValues}
      onChange={cambiar}
      onClear={() => filtrar(SIN_FILTROS)}
    >
      <SelectorVista vista={busqueda.vista} onVista={onVista} />
    </FilterBar>
  );
}
