import { direccionConMunicipio, type Sede } from '@/domain/sedes/sede';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { Column } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../shared/datos/editado-por';
import { BarraOcupacion } from './barra-ocupacion';
import { EstadoSedeTag } from './estado-sede-tag';
import { sinAreaEnPalabras } from './etiquetas-sede';

const NADA = '—';

export const COLUMNAS_SEDES: [Column<Sede>, ...Column<Sede>[]] = [
  {
    id: 'nombre',
    header: 'Nombre',
    sortable: true,
    cell: (s) => s.nombre,
    secondary: direccionConMunicipio,
  },
  {
    id: 'hombres',
    header: 'Hombres',
    cell: (s) => <BarraOcupacion sede={s} area="HOMBRES" conArea={false} />,
  },
  {
    id: 'mujeres',
    header: 'Mujeres',
    cell: (s) => <BarraOcupacion sede={s} area="MUJERES" conArea={false} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: (s) => <EstadoSedeTag estado={s.estado} />,
    secondary: sinAreaEnPalabras,
  },
  { id: 'responsable', header: 'Responsable', hideBelow: 'lg', cell: (s) => s.responsable ?? NADA },
  {
    id: 'telefono',
    header: 'Teléfono',
    hideBelow: 'lg',
    width: '7rem',
    cell: (s) =>
      s.telefono ? <span style={{ whiteSpace: 'nowrap' }}>{formatearTelefono(s.telefono)}</span> : NADA,
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    cell: (s) => <CuandoEdito actualizado_en={s.actualizado_en} />,
    secondary: (s) => <QuienEdito actualizado_por={s.actualizado_por} />,
  },
];
