import {
  ESTADOS_PARTICIPANTE,
  ETIQUETA_ESTADO_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import { ETIQUETA_PROGRAMA, PROGRAMAS } from '@/domain/participantes/opciones-participante';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { opcionesDe } from '../shared/formulario/opciones';
import { type BusquedaParticipantes, leerBusquedaParticipantes } from './busqueda-participantes';
import { SIN_FILTROS } from './criterios-de-busqueda';
import { filtrosDeAtencion } from './filtros-de-atencion';
import { useOpcionesSede } from './use-opciones-sede';

const filtrosDe = (sedes: readonly SelectOption[], busqueda: BusquedaParticipantes): Filter[] => [
  {
    id: 'buscar',
    label: 'Buscar participantes',
    placeholder: 'Nombre, documento o teléfono',
    type: 'search',
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_PARTICIPANTE, ETIQUETA_ESTADO_PARTICIPANTE),
  },
  { id: 'sede_id', label: 'Sede', type: 'select', placeholder: 'Todas', options: sedes },
  {
    id: 'area',
    label: 'Área de atención',
    type: 'select',
    placeholder: 'Todas',
    options: opcionesDe(AREAS, ETIQUETA_AREA),
  },
  {
    id: 'programa',
    label: 'Programa',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(PROGRAMAS, ETIQUETA_PROGRAMA),
  },
  { id: 'ingreso_desde', label: 'Ingreso desde', type: 'date', max: busqueda.ingreso_hasta },
  { id: 'ingreso_hasta', label: 'Ingreso hasta', type: 'date', min: busqueda.ingreso_desde },
  {
    id: 'con_saldo_vencido',
    label: 'Saldo vencido',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Con saldo vencido" activa={valor === true} onCambiar={cambiar} />
    ),
  },
  {
    id: 'archivados',
    label: 'Archivados',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Ver archivados" activa={valor === true} onCambiar={cambiar} />
    ),
  },
  ...filtrosDeAtencion(busqueda),
];

type FiltrosParticipantesProps = {
  busqueda: BusquedaParticipantes;
  filtrar: (cambios: Partial<BusquedaParticipantes>, opciones?: { reemplazar?: boolean }) => unknown;
};

export function FiltrosParticipantes({ busqueda, filtrar }: FiltrosParticipantesProps) {
  const sedes = useOpcionesSede(false);
  const cambiar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaParticipantes({ [id]: valor });
    const campo = id as keyof BusquedaParticipantes;
    // Each letter of a search is not a step to go Back through.
    const reemplazar = campo === 'buscar' && busqueda.buscar !== undefined;
    filtrar({ [campo]: leida[campo] }, { reemplazar });
  };
  return (
    <FilterBar
      filters={filtrosDe(sedes, busqueda)}
      values={busqueda as FilterValues}
      onChange={cambiar}
      onClear={() => filtrar(SIN_FILTROS)}
    />
  );
}
