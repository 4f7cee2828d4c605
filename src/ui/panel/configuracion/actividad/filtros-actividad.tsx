import type { ReactNode } from 'react';
import {
  ACCIONES_ACTIVIDAD,
  ENTIDADES_ACTIVIDAD,
  ETIQUETA_ENTIDAD,
} from '@/domain/actividad/entidades-actividad';
import { errorDeOrdenDeFechas } from '@/domain/shared/fechas';
import { BarraFiltros, type Filtrar } from '@/ui/panel/comun/datos/barra-filtros';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import type { Filter } from '@/ui/shared/filter-types';
import { type BusquedaConfiguracion, leerBusquedaConfiguracion } from '../busqueda-configuracion';
import { SIN_FILTROS } from './criterios-de-busqueda';
import { ETIQUETA_ACCION } from './palabras-actividad';

const filtrosDe = ({ desde, hasta }: BusquedaConfiguracion): readonly Filter[] => [
  { id: 'usuario', label: 'Buscar persona', placeholder: 'Correo de quien lo hizo', type: 'search' },
  { id: 'desde', label: 'Desde', type: 'date', max: hasta },
  { id: 'hasta', label: 'Hasta', type: 'date', min: desde, error: errorDeOrdenDeFechas(desde, hasta) },
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
  total?: number;
  /** To take out what they leave. */
  children: ReactNode;
};

export function FiltrosActividad({ busqueda, filtrar, total, children }: FiltrosActividadProps) {
  return (
    <BarraFiltros
      filtros={filtrosDe(busqueda)}
      busqueda={busqueda}
      leer={leerBusquedaConfiguracion}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
      total={total}
    >
      {children}
    </BarraFiltros>
  );
}
