import { memo } from 'react';
import { ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros, type Filtrar } from '../shared/datos/barra-filtros';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { mismosFiltros } from '../shared/datos/mismos-filtros';
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
  filtrar: Filtrar<BusquedaSedes>;
  onVista: (vista: BusquedaSedes['vista']) => void;
};

function Filtros({ busqueda, filtrar, onVista }: FiltrosSedesProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaSedes}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    >
      <SelectorVista vista={busqueda.vista} onVista={onVista} />
    </BarraFiltros>
  );
}

export const FiltrosSedes = memo(Filtros, mismosFiltros);
