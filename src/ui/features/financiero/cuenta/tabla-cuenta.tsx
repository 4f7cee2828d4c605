import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { cobradoDe, totalAbonado } from '@/domain/mensualidades/saldo';
import { formatearFecha } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column } from '@/ui/shared/data-table-types';
import { EstadoMensualidadTag } from '../../shared/datos/estado-mensualidad-tag';
import { nombreMensualidad } from '../etiquetas-financiero';

type Fila = EstadoDeCuenta['mensualidades'][number];

const COLUMNAS: [Column<Fila>, ...Column<Fila>[]] = [
  { id: 'concepto', header: 'Concepto', cell: nombreMensualidad },
  {
    id: 'vence',
    header: 'Vence',
    cell: (m) => (m.fecha_vencimiento ? formatearFecha(m.fecha_vencimiento) : '—'),
  },
  { id: 'valor', header: 'A pagar', align: 'end', cell: (m) => <Amount value={cobradoDe(m)} /> },
  { id: 'abonado', header: 'Abonado', align: 'end', cell: (m) => <Amount value={totalAbonado(m.abonos)} /> },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    cell: (m) => <Amount value={m.saldo} strong={m.saldo > 0} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: (m) => <EstadoMensualidadTag estado={m.estado} vencida={m.vencida} />,
  },
];

type TablaCuentaProps = { mensualidades: EstadoDeCuenta['mensualidades']; titulo?: string };

export function TablaCuenta({
  mensualidades,
  titulo = 'Mensualidades del estado de cuenta',
}: TablaCuentaProps) {
  return (
    <DataTable
      caption={titulo}
      columns={COLUMNAS}
      rows={mensualidades}
      rowId={(m) => m.id}
      rowName={nombreMensualidad}
      empty={{ description: 'Aún no tiene mensualidades registradas.' }}
    />
  );
}
