import type { FilaDeCuenta } from '@/domain/mensualidades/filas-de-cuenta';
import { formatearFecha } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column } from '@/ui/shared/data-table-types';
import { EstadoMensualidadTag } from '../../shared/datos/estado-mensualidad-tag';

const COLUMNAS: [Column<FilaDeCuenta>, ...Column<FilaDeCuenta>[]] = [
  { id: 'concepto', header: 'Concepto', cell: ({ concepto }) => concepto, secondary: ({ nota }) => nota },
  {
    id: 'vence',
    header: 'Vence',
    cell: ({ vence }) => <span style={{ whiteSpace: 'nowrap' }}>{vence ? formatearFecha(vence) : '—'}</span>,
  },
  { id: 'valor', header: 'Cobrado', align: 'end', cell: ({ cobrado }) => <Amount value={cobrado} /> },
  { id: 'abonado', header: 'Abonado', align: 'end', cell: ({ abonado }) => <Amount value={abonado} /> },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    cell: ({ saldo }) => <Amount value={saldo} strong={saldo > 0} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ estado, vencida }) => <EstadoMensualidadTag estado={estado} vencida={vencida} />,
  },
];

type TablaCuentaProps = { filas: readonly FilaDeCuenta[]; titulo?: string };

export function TablaCuenta({ filas, titulo = 'Mensualidades del estado de cuenta' }: TablaCuentaProps) {
  return (
    <DataTable
      caption={titulo}
      columns={COLUMNAS}
      rows={filas}
      rowId={({ clave }) => clave}
      rowName={({ concepto }) => concepto}
      empty={{ description: 'Aún no tiene mensualidades registradas.' }}
    />
  );
}
