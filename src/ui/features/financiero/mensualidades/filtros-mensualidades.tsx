import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { ETIQUETA_CONCEPTO, ETIQUETA_ESTADO_MENSUALIDAD } from '@/domain/mensualidades/mensualidad';
import { CONCEPTOS, ESTADOS_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import { type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import type { Filter, FilterValue } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { BarraFiltros, type Filtrar } from '../../shared/datos/barra-filtros';
import { CasillaFiltro } from '../../shared/datos/casilla-filtro';
import { mismosFiltros } from '../../shared/datos/mismos-filtros';
import { consultaSedesDisponibles } from '../../shared/datos/sedes-disponibles.queries';
import { opcionesDe } from '../../shared/formulario/opciones';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { FiltroParticipante } from '../../shared/participantes/filtro-participante';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { aCriterios, SIN_FILTROS } from './criterios-de-busqueda';
import { ExportarMensualidades } from './exportar-mensualidades-menu';

const filtrosDe = (
  hoy: FechaCalendario,
  sedes: readonly SelectOption[],
  { participante_id }: BusquedaFinanciero,
): Filter[] => [
  {
    id: 'buscar',
    label: 'Buscar mensualidades',
    placeholder: 'Nombre, documento o teléfono',
    type: 'search',
  },
  {
    id: 'periodo',
    label: 'Periodo',
    type: 'period',
    from: periodoDe(hoy),
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_MENSUALIDAD, ETIQUETA_ESTADO_MENSUALIDAD),
  },
  { id: 'sede_id', label: 'Sede', type: 'select', placeholder: 'Todas', options: sedes },
  {
    id: 'concepto',
    label: 'Concepto',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(CONCEPTOS, ETIQUETA_CONCEPTO),
  },
  {
    id: 'vencidas',
    label: 'Vencidas',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Solo vencidas" activa={valor === true} onCambiar={cambiar} />
    ),
  },
  ...(participante_id === undefined
    ? []
    : [
        {
          id: 'participante_id',
          label: 'Participante',
          type: 'custom' as const,
          render: (valor: FilterValue, cambiar: (valor: FilterValue) => void) => (
            <FiltroParticipante valor={typeof valor === 'boolean' ? undefined : valor} onCambiar={cambiar} />
          ),
        },
      ]),
];

type FiltrosMensualidadesProps = {
  busqueda: BusquedaFinanciero;
  filtrar: Filtrar<BusquedaFinanciero>;
};

function Filtros({ busqueda, filtrar }: FiltrosMensualidadesProps) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const opcionesSede = sedes.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <BarraFiltros
      filtros={filtrosDe(hoy, opcionesSede, busqueda)}
      busqueda={busqueda}
      leer={leerBusquedaFinanciero}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    >
      <ExportarMensualidades criterios={aCriterios(busqueda)} />
    </BarraFiltros>
  );
}

export const FiltrosMensualidades = memo(Filtros, mismosFiltros);
