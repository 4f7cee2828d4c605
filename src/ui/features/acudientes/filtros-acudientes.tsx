import { memo } from 'react';
import { ETIQUETA_ESTADO_ACUDIENTE, ETIQUETA_PARENTESCO } from '@/domain/acudientes/acudiente';
import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros, type Filtrar } from '../shared/datos/barra-filtros';
import { CasillaFiltro } from '../shared/datos/casilla-filtro';
import { mismosFiltros } from '../shared/datos/mismos-filtros';
import { opcionesDe } from '../shared/formulario/opciones';
import { FiltroParticipante } from '../shared/participantes/filtro-participante';
import { SelectorParticipante } from '../shared/participantes/selector-participante';
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
      <FiltroParticipante
        Selector={SelectorParticipante}
        valor={typeof valor === 'boolean' ? undefined : valor}
        onCambiar={cambiar}
      />
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
  filtrar: Filtrar<BusquedaAcudientes>;
};

function Filtros({ busqueda, filtrar }: FiltrosAcudientesProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaAcudientes}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
    />
  );
}

export const FiltrosAcudientes = memo(Filtros, mismosFiltros);
