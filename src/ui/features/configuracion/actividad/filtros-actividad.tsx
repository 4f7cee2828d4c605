import { ACCIONES_ACTIVIDAD, ENTIDADES_ACTIVIDAD } from '@/domain/actividad/entidades-actividad';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
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
  filtrar: (cambios: Partial<BusquedaConfiguracion>, opciones?: { reemplazar?: boolean }) => unknown;
};

export function FiltrosActividad({ busqueda, filtrar }: FiltrosActividadProps) {
  const cambiar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaConfiguracion({ [id]: valor });
    const campo = id as keyof BusquedaConfiguracion;
    // Each letter of a search is not a step to go Back through.
    filtrar({ [campo]: leida[campo] }, { reemplazar: campo === 'usuario' && busqueda.usuario !== undefined });
  };
  return (
    <FilterBar
      filters={FILTROS}
      values={busqueda as FilterValues}
      onChange={cambiar}
      onClear={() => filtrar(SIN_FILTROS)}
    />
  );
}
