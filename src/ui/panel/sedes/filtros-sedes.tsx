import { Box } from '@chakra-ui/react/box';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { memo } from 'react';
import { ESTADOS_SEDE, ETIQUETA_ESTADO_SEDE } from '@/domain/sedes/estado-sede';
import type { Filter } from '@/ui/shared/filter-types';
import { IconButton } from '@/ui/shared/icon-button';
import { BarraFiltros, type Filtrar } from '../comun/datos/barra-filtros';
import { CasillaFiltro } from '../comun/datos/casilla-filtro';
import { filtroDeOrden } from '../comun/datos/filtro-de-orden';
import { mismosFiltros } from '../comun/datos/mismos-filtros';
import { opcionesDe } from '../comun/formulario/opciones';
import { type BusquedaSedes, leerBusquedaSedes } from './busqueda-sedes';
import { SIN_FILTROS } from './criterios-de-busqueda';

type SelectorVistaProps = { vista: BusquedaSedes['vista']; onVista: (vista: BusquedaSedes['vista']) => void };

/** Cards or table. On a phone both are cards, and there is nothing to choose. */
function SelectorVista({ vista, onVista }: SelectorVistaProps) {
  return (
    <Box role="group" aria-label="Vista" display={{ base: 'none', md: 'flex' }} gap="1">
      <IconButton
        label="Ver como tarjetas"
        icon={<LayoutGrid />}
        variant={vista ? 'ghost' : 'subtle'}
        aria-pressed={!vista}
        onClick={() => onVista(undefined)}
      />
      <IconButton
        label="Ver como tabla"
        icon={<Rows3 />}
        variant={vista ? 'subtle' : 'ghost'}
        aria-pressed={vista === 'tabla'}
        onClick={() => onVista('tabla')}
      />
    </Box>
  );
}

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
  filtroDeOrden({
    nombre: 'Nombre, de la A a la Z',
    municipio: 'Municipio',
    estado: 'Estado',
    '-actualizado_en': 'Editadas hace menos',
  }),
];

type FiltrosSedesProps = {
  total?: number;
  busqueda: BusquedaSedes;
  filtrar: Filtrar<BusquedaSedes>;
  onVista: (vista: BusquedaSedes['vista']) => void;
};

function Filtros({ busqueda, filtrar, onVista, total }: FiltrosSedesProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaSedes}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
      total={total}
    >
      <SelectorVista vista={busqueda.vista} onVista={onVista} />
    </BarraFiltros>
  );
}

export const FiltrosSedes = memo(Filtros, mismosFiltros);
