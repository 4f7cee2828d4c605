import { memo } from 'react';
import { ACCIONES_ACTIVIDAD, ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros, type Filtrar } from '../../shared/datos/barra-filtros';
import { mismosFiltros } from '../../shared/datos/mismos-filtros';
import { opcionesDe } from '../../shared/formulario/opciones';
import { type BusquedaConfiguracion, leerBusquedaConfiguracion } from '../busqueda-configuracion';
import { SIN_FILTROS } from './criterios-de-busqueda';
import { ETIQUETA_ACCION, ETIQUETA_ENTIDAD } from './palabras-actividad';

const FILTROS: readonly Filter[] = [
  { id: 'usuario', label: 'Buscar persona', placeholder: 'Correo de quien lo hizo', type: 'search' },
  { id: 'desde', label: 'Desde', type: 'date' },
  { id: 'hasta', label: 'Hasta', type: 'date' },
  {
    id: 'entidad',
    label: 'Registro',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ENTIDADES_ACTIVIDAD, ETIQUETA_ENTIDAD),
  },
  {
    id: 'accion',
    label: 'Acción',
    type: 'select',
    placeholder: 'Todas',
    options: opcionesDe(ACCIONES_ACTIVIDAD, ETIQUETA_ACCION),
  },
];

type FiltrosActividadProps = {
  busqueda: BusquedaConfiguracion;
  filtrar: Filtrar<BusquedaConfiguracion>;
};

function Filtros({ busqueda, filtrar }: FiltrosActividadProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaConfiguracion}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    />
  );
}

export const FiltrosActividad = memo(Filtros, mismosFiltros);
