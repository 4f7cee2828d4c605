import {
  ESTADOS_ACUDIENTE,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_PARENTESCO,
  PARENTESCOS,
} from '@/domain/acudientes/acudiente';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { opcionesDe } from '../shared/formulario/opciones';
import { FiltroParticipante } from '../shared/participantes/filtro-participante';
import { type BusquedaAcudientes, leerBusquedaAcudientes } from './busqueda-acudientes';
import { SIN_FILTROS } from './criterios-de-busqueda';

const FILTROS: readonly Filter[] = [
  {
    id: 'buscar',
    label: 'Buscar acudientes',
    placeholder: 'Nombre, documento o teléfono',
    type: 'search',
  },
  {
    id: 'participante',
    label: 'Participante',
    type: 'custom',
    render: (valor, cambiar) => (
      <FiltroParticipante valor={typeof valor === 'boolean' ? undefined : valor} onCambiar={cambiar} />
    ),
  },
  {
    id: 'parentesco',
    label: 'Parentesco',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(PARENTESCOS, ETIQUETA_PARENTESCO),
  },
  {
    id: 'estado',
    label: 'Estado',
    type: 'select',
    placeholder: 'Todos',
    options: opcionesDe(ESTADOS_ACUDIENTE, ETIQUETA_ESTADO_ACUDIENTE),
  },
  {
    id: 'archivados',
    label: 'Archivados',
    type: 'custom',
    render: (valor, cambiar) => (
      <CasillaFiltro label="Ver archivados" activa={valor === true} onCambiar={cambiar} />
    ),
  },
];

type FiltrosAcudientesProps = {
  busqueda: BusquedaAcudientes;
  filtrar: (cambios: Partial<BusquedaAcudientes>, opciones?: { reemplazar?: boolean }) => unknown;
};

export function FiltrosAcudientes({ busqueda, filtrar }: FiltrosAcudientesProps) {
  const cambiar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaAcudientes({ [id]: valor });
    const campo = id as keyof BusquedaAcudientes;
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
