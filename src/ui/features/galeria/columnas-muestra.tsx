import type { Column } from '@/ui/shared/data-table-types';
import { StatusBadge } from '@/ui/shared/status-badge';
import { type EstadoMuestra, enPesos, estadosQueGiran, type FilaMuestra } from './datos-muestra';

type Columnas = [Column<FilaMuestra>, ...Column<FilaMuestra>[]];

export const columnasMuestra = (alCambiar?: (id: number, estado: EstadoMuestra) => void): Columnas => [
  {
    id: 'nombre',
    header: 'Nombre',
    cell: (fila) => fila.nombre,
    secondary: (fila) => fila.documento,
    sortable: true,
  },
  { id: 'telefono', header: 'Teléfono', cell: (fila) => fila.telefono },
  { id: 'sede', header: 'Sede · Área', cell: (fila) => fila.sede, hideBelow: 'lg' },
  {
    id: 'estado',
    header: 'Estado',
    cell: (fila) => (
      <StatusBadge
        status={fila.estado}
        options={estadosQueGiran}
        subject={fila.nombre}
        onChange={alCambiar ? (estado) => alCambiar(fila.id, estado) : undefined}
      />
    ),
  },
  { id: 'saldo', header: 'Saldo', cell: (fila) => enPesos(fila.saldo), align: 'end', sortable: true },
];
