import { memo } from 'react';
import {
  ESTADOS_ACUDIENTE,
  ETIQUETA_ESTADO_ACUDIENTE,
  ETIQUETA_PARENTESCO,
  PARENTESCOS,
} from '@/domain/acudientes/opciones-acudiente';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros, type Filtrar } from '../comun/datos/barra-filtros';
import { CasillaFiltro } from '../comun/datos/casilla-filtro';
import { filtroDeOrden } from '../comun/datos/filtro-de-orden';
import { mismosFiltros } from '../comun/datos/mismos-filtros';
import { opcionesDe } from '../comun/formulario/opciones';
import { FiltroParticipante } from '../comun/participantes/filtro-participante';
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
  filtroDeOrden({
    apellidos: 'Apellidos, de la A a la Z',
    '-apellidos': 'Apellidos, de la Z a la A',
    parentesco: 'Parentesco',
    estado: 'Estado',
    '-actualizado_en': 'Editados hace menos',
  }),
];

type FiltrosAcudientesProps = {
  total?: number;
  alEntrar: (buscado: string) => void;
  busqueda: BusquedaAcudientes;
  filtrar: Filtrar<BusquedaAcudientes>;
};

function Filtros({ busqueda, filtrar, total, alEntrar }: FiltrosAcudientesProps) {
  return (
    <BarraFiltros
      filtros={FILTROS}
      busqueda={busqueda}
      leer={leerBusquedaAcudientes}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
      total={total}
      alEntrar={alEntrar}
    />
  );
}

export const FiltrosAcudientes = memo(Filtros, mismosFiltros);
