import { ETIQUETA_ROL, ROLES } from '@/domain/shared/rol';
import { ESTADOS_USUARIO, ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/usuario';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import { opcionesDe } from '../shared/formulario/opciones';
import { type BusquedaUsuarios, leerBusquedaUsuarios, SIN_FILTROS } from './busqueda-usuarios';

const FILTROS: readonly Filter[] = [
  { id: 'buscar', label: 'Buscar usuarios', placeholder: 'Correo o nombre', type: 'search' },
  {
    id: 'rol',
    label: 'Rol',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ROLES, ETIQUETA_ROL),
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_USUARIO, ETIQUETA_ESTADO_USUARIO),
  },
];

type FiltrosUsuariosProps = {
  busqueda: BusquedaUsuarios;
  filtrar: (cambios: Partial<BusquedaUsuarios>, opciones?: { reemplazar?: boolean }) => unknown;
};

export function FiltrosUsuarios({ busqueda, filtrar }: FiltrosUsuariosProps) {
  const cambiar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaUsuarios({ [id]: valor });
    const campo = id as keyof BusquedaUsuarios;
    // Each letter of a search is not a step to go Back through.
    filtrar({ [campo]: leida[campo] }, { reemplazar: campo === 'buscar' && busqueda.buscar !== undefined });
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
