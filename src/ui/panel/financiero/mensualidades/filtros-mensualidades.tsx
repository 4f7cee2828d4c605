import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import {
  COBROS,
  CONCEPTOS,
  ESTADOS_MENSUALIDAD,
  ETIQUETA_CONCEPTO,
  ETIQUETA_ESTADO_MENSUALIDAD,
} from '@/domain/mensualidades/opciones-mensualidad';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { BarraFiltros, type Filtrar } from '@/ui/panel/comun/datos/barra-filtros';
import { CasillaFiltro } from '@/ui/panel/comun/datos/casilla-filtro';
import { filtroDeOrden } from '@/ui/panel/comun/datos/filtro-de-orden';
import { mismosFiltros } from '@/ui/panel/comun/datos/mismos-filtros';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FiltroParticipante } from '@/ui/panel/comun/participantes/filtro-participante';
import { Button } from '@/ui/shared/button';
import type { Filter, FilterValue } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { criteriosDe, SIN_FILTROS } from './criterios-de-busqueda';

function ExportarMensualidades({ criterios }: { criterios: CriteriosMensualidades }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const esAdministrador = useEsAdministrador();
  // Of one month it is a report, for everybody.
  if (!esAdministrador && !criterios.periodo) return null;
  return (
    <MenuExportar
      preparar={async () =>
        (await import('./exportar-mensualidades')).prepararMensualidades(
          servicios,
          criterios,
          hoy,
          esAdministrador,
        )
      }
    />
  );
}

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
  { id: 'sede_id', label: 'Sede', type: 'select', placeholder: 'Todas', options: sedes, always: true },
  {
    id: 'concepto',
    label: 'Concepto',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(CONCEPTOS, ETIQUETA_CONCEPTO),
  },
  {
    id: 'cobro',
    label: 'Cobro',
    type: 'select',
    placeholder: 'Todo',
    options: opcionesDe(COBROS, { FACTURADO: 'Facturado', CON_PAGOS: 'Con pagos', POR_COBRAR: 'Por cobrar' }),
  },
  {
    id: 'vencidas',
    label: 'Vencidas',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Solo vencidas" activa={valor === true} onCambiar={cambiar} />
    ),
  },
  filtroDeOrden({
    '-periodo': 'Mes, lo último primero',
    periodo: 'Mes, lo primero primero',
    fecha_vencimiento: 'Vencimiento',
    '-valor': 'Valor, de mayor a menor',
    valor: 'Valor, de menor a mayor',
    estado: 'Estado',
    '-actualizado_en': 'Editadas hace menos',
  }),
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
  total?: number;
  busqueda: BusquedaFinanciero;
  /** The month that is in sight. */
  mes: Periodo | undefined;
  filtrar: Filtrar<BusquedaFinanciero>;
};

function Filtros({ busqueda, mes, filtrar, total }: FiltrosMensualidadesProps) {
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
      total={total}
    >
      <Box display="flex" flexWrap="wrap" gap="2">
        {mes ? (
          <Button variant="ghost" onClick={() => filtrar({ periodo: undefined })}>
            Todos los meses
          </Button>
        ) : null}
        <ExportarMensualidades criterios={criteriosDe(busqueda, hoy)} />
      </Box>
    </BarraFiltros>
  );
}

export const FiltrosMensualidades = memo(Filtros, mismosFiltros);
