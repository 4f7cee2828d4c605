import { memo } from 'react';
import {
  ESTADOS_PARTICIPANTE,
  ETIQUETA_ESTADO_PARTICIPANTE,
} from '@/domain/participantes/estado-participante';
import { ETIQUETA_PROGRAMA, PROGRAMAS } from '@/domain/participantes/opciones-participante';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import type { Filter } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { BarraFiltros, type Filtrar } from '../shared/datos/barra-filtros';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { mismosFiltros } from '../shared/datos/mismos-filtros';
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
  filtrar: Filtrar<BusquedaParticipantes>;
};

function Filtros({ busqueda, filtrar }: FiltrosParticipantesProps) {
  const sedes = useOpcionesSede(false);
  return (
    <BarraFiltros
      filtros={filtrosDe(sedes, busqueda)}
      busqueda={busqueda}
      leer={leerBusquedaParticipantes}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    />
  );
}

export const FiltrosParticipantes = memo(Filtros, mismosFiltros);
