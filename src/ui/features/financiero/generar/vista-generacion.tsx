import {
  ETIQUETA_RESULTADO_GENERACION,
  type FilaGeneracion,
  type ResultadoFila,
  type ResultadoGeneracion,
} from '@/domain/mensualidades/generacion';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column } from '@/ui/shared/data-table-types';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

export function ResumenGeneracion({ resultado }: { resultado: ResultadoGeneracion }) {
  const { simulada, creadas, existentes, omitidas, total } = resultado;
  return (
    <StatGrid columns={4}>
      <StatCard title={simulada ? 'Por crear' : 'Creadas'} value={formatearNumero(creadas)} />
      <StatCard title="Ya existían" value={formatearNumero(existentes)} />
      <StatCard title="Omitidas" value={formatearNumero(omitidas)} />
      <StatCard title={simulada ? 'Total por cobrar' : 'Total cobrado'} value={formatearPesos(total)} />
    </StatGrid>
  );
}

const TONOS: Readonly<Record<ResultadoFila, Tone>> = {
  CREADA: 'success',
  EXISTENTE: 'neutral',
  OMITIDA: 'warning',
};

const COLUMNAS: [Column<FilaGeneracion>, ...Column<FilaGeneracion>[]] = [
  {
    id: 'participante',
    header: 'Participante',
    cell: (fila) => fila.participante_nombre,
    secondary: (fila) => fila.motivo,
  },
  {
    id: 'resultado',
    header: 'Resultado',
    cell: ({ resultado }) => (
      <StatusTag tone={TONOS[resultado]}>{ETIQUETA_RESULTADO_GENERACION[resultado]}</StatusTag>
    ),
  },
  {
    id: 'vence',
    header: 'Vence',
    cell: ({ fecha_vencimiento }) => (fecha_vencimiento ? formatearFecha(fecha_vencimiento) : '—'),
  },
  { id: 'valor', header: 'Valor', align: 'end', cell: ({ valor }) => <Amount value={valor} /> },
  {
    id: 'descuento',
    header: 'Descuento',
    align: 'end',
    cell: ({ descuento }) => (descuento > 0 ? <Amount value={descuento} /> : '—'),
  },
  {
    id: 'a_pagar',
    header: 'A pagar',
    align: 'end',
    cell: ({ valor, descuento }) => <Amount value={valor - descuento} strong />,
  },
];

export function TablaGeneracion({ filas }: { filas: readonly FilaGeneracion[] }) {
  return (
    <DataTable
      caption="Vista previa por participante"
      columns={COLUMNAS}
      rows={filas}
      rowId={(fila) => fila.participante_id}
      rowName={(fila) => fila.participante_nombre}
      empty={{ description: 'No hay participantes a quienes cobrar este mes.' }}
    />
  );
}
