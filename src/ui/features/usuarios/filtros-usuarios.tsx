import { memo } from 'react';
import { ETIQUETA_ROL, ROLES } from '@/domain/shared/rol';
import { ESTADOS_USUARIO } from '@/domain/usuarios/opciones-usuario';
import { ETIQUETA_ESTADO_USUARIO } from '@/domain/usuarios/usuario';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros, type Filtrar } from '../shared/datos/barra-filtros';
import { mismosFiltros } from '../shared/datos/mismos-filtros';
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
  filtrar: Filtrar<BusquedaUsuarios>;
};

function Filtros({ busqueda, filtrar }: FiltrosUsuariosProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaUsuarios}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    />
  );
}

export const FiltrosUsuarios = memo(Filtros, mismosFiltros);
