import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import {
  ETIQUETA_FILTRO_PERMISO,
  ETIQUETA_PROGRAMA,
  FILTROS_PERMISO,
  PROGRAMAS,
} from '@/domain/participantes/opciones-participante';
import { AREAS, ETIQUETA_AREA } from '@/domain/shared/area';
import { errorDeOrdenDeFechas } from '@/domain/shared/fechas';
import type { Filter } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { BarraFiltros, type Filtrar } from '../comun/datos/barra-filtros';
import { CasillaFiltro } from '../comun/datos/casilla-filtro';
import { filtroDeOrden } from '../comun/datos/filtro-de-orden';
import { mismosFiltros } from '../comun/datos/mismos-filtros';
import { consultaSedesDisponibles } from '../comun/datos/sedes-disponibles.queries';
import { opcionesDe } from '../comun/formulario/opciones';
import { usePanel } from '../comun/panel/use-panel';
import { type BusquedaParticipantes, leerBusquedaParticipantes } from './busqueda-participantes';
import { SIN_FILTROS } from './criterios-de-busqueda';

/** The state is chosen with the tabs: taking the filters away leaves the person in theirs. */
const { estado: _, ...MENOS_EL_ESTADO } = SIN_FILTROS;

/** `texto`: of the box itself, where its filter is called otherwise. */
const casilla = (
  id: keyof BusquedaParticipantes,
  label: string,
  valorActivo: string | true = true,
  texto = label,
): Filter => ({
  id,
  label,
  type: 'custom',
  render: (valor, cambiar) => (
    <CasillaFiltro
      label={texto}
      activa={valor !== undefined}
      onCambiar={(activa) => cambiar(activa && valorActivo)}
    />
  ),
});

/** The lists the dashboard leads to: beside the other filters while they are on, so that they can be taken away. */
const filtrosDeAtencion = (busqueda: BusquedaParticipantes): Filter[] => {
  const { sin_autorizacion, sin_papeles, sin_mensualidad, egreso_previsto_hasta } = busqueda;
  return [
    ...(sin_autorizacion ? [casilla('sin_autorizacion', 'Sin autorización de datos')] : []),
    ...(sin_papeles ? [casilla('sin_papeles', 'Sin papeles firmados')] : []),
    ...(sin_mensualidad
      ? [casilla('sin_mensualidad', `Sin mensualidad de ${sin_mensualidad}`, sin_mensualidad)]
      : []),
    ...(egreso_previsto_hasta
      ? [{ id: 'egreso_previsto_hasta', label: 'Egreso previsto hasta', type: 'date' as const }]
      : []),
  ];
};

const filtrosDe = (sedes: readonly SelectOption[], busqueda: BusquedaParticipantes): Filter[] => [
  {
    id: 'buscar',
    label: 'Buscar participantes',
    placeholder: 'Nombre, documento o teléfono',
    type: 'search',
  },
  { id: 'sede_id', label: 'Sede', type: 'select', placeholder: 'Todas', options: sedes, always: true },
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
  {
    id: 'permiso',
    label: 'Permiso',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(FILTROS_PERMISO, ETIQUETA_FILTRO_PERMISO),
  },
  { id: 'ingreso_desde', label: 'Ingreso desde', type: 'date', max: busqueda.ingreso_hasta },
  {
    id: 'ingreso_hasta',
    label: 'Ingreso hasta',
    type: 'date',
    min: busqueda.ingreso_desde,
    error: errorDeOrdenDeFechas(busqueda.ingreso_desde, busqueda.ingreso_hasta),
  },
  casilla('con_saldo_vencido', 'Saldo vencido', true, 'Con saldo vencido'),
  filtroDeOrden({
    nombre: 'Nombre, de la A a la Z',
    fecha_ingreso: 'Más días en proceso',
    '-fecha_ingreso': 'Menos días en proceso',
    '-saldo': 'Los que más deben',
    sede: 'Sede',
    '-actualizado_en': 'Editados hace menos',
  }),
  casilla('archivados', 'Archivados', true, 'Ver archivados'),
  ...filtrosDeAtencion(busqueda),
];

type FiltrosParticipantesProps = {
  total?: number;
  alEntrar: (buscado: string) => void;
  busqueda: BusquedaParticipantes;
  filtrar: Filtrar<BusquedaParticipantes>;
};

function Filtros({ busqueda, filtrar, total, alEntrar }: FiltrosParticipantesProps) {
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(usePanel().servicios));
  const opciones = sedes.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <BarraFiltros
      filtros={filtrosDe(opciones, busqueda)}
      busqueda={busqueda}
      leer={leerBusquedaParticipantes}
      filtrar={filtrar}
      ninguno={MENOS_EL_ESTADO}
      total={total}
      alEntrar={alEntrar}
    />
  );
}

export const FiltrosParticipantes = memo(Filtros, mismosFiltros);
