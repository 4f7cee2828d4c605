import type { ReactNode } from 'react';
import {
  ETIQUETA_RESULTADO_GENERACION,
  type FilaGeneracion,
  type ResultadoFila,
  type ResultadoGeneracion,
} from '@/domain/mensualidades/generacion';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { documentoDeTocayo, tocayosEntre } from '@/domain/shared/tocayos';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
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
      <StatCard title={simulada ? 'Total por cobrar' : 'Total facturado'} value={formatearPesos(total)} />
    </StatGrid>
  );
}

const TONOS: Readonly<Record<ResultadoFila, Tone>> = {
  CREADA: 'success',
  EXISTENTE: 'neutral',
  OMITIDA: 'warning',
};

/** Why somebody is left out, or is charged in a way of their own. */
const detalleDe = ({ motivo, cobro, exonerada, llegada, opciones }: FilaGeneracion): string | null => {
  if (motivo) return motivo;
  if (exonerada) return 'Se vuelve a cobrar la que se exoneró por su egreso';
  const elegida = opciones.find((opcion) => opcion.cobro === cobro);
  if (!llegada || !elegida) return null;
  return cobro === 'POR_DIAS'
    ? `Por días: ${elegida.dias}, desde el ${formatearFecha(llegada)}`
    : `Ingresó el ${formatearFecha(llegada)}: mes completo`;
};

/** What tells two of the same name apart, then how each is charged. */
const lineaDe = (fila: FilaGeneracion, tocayos: ReadonlySet<Id>, detalle: string | null): string =>
  [documentoDeTocayo(tocayos, fila.participante_id, fila.participante_documento), detalle]
    .filter(Boolean)
    .join(' · ');

/** Only what is charged has amounts. */
const siSeCobra =
  (celda: (fila: FilaGeneracion) => ReactNode) =>
  (fila: FilaGeneracion): ReactNode =>
    fila.resultado === 'CREADA' ? celda(fila) : '—';

const tagDe = ({ resultado }: FilaGeneracion, simulada: boolean) => (
  <StatusTag tone={TONOS[resultado]}>
    {simulada && resultado === 'CREADA' ? 'Por crear' : ETIQUETA_RESULTADO_GENERACION[resultado]}
  </StatusTag>
);

const filaDe = (simulada: boolean, tocayos: ReadonlySet<Id>): PhoneRow<FilaGeneracion> => ({
  figure: ({ resultado, valor, descuento }) =>
    resultado === 'CREADA' ? <Amount value={valor - descuento} strong /> : null,
  detail: (fila) => {
    const vence =
      fila.resultado === 'CREADA' && fila.fecha_vencimiento
        ? `Vence ${formatearFecha(fila.fecha_vencimiento)}`
        : null;
    return lineaDe(fila, tocayos, detalleDe(fila) ?? vence);
  },
  mark: (fila) => tagDe(fila, simulada),
  wrap: true,
});

const columnasDe = (
  simulada: boolean,
  tocayos: ReadonlySet<Id>,
): [Column<FilaGeneracion>, ...Column<FilaGeneracion>[]] => [
  {
    id: 'participante',
    header: 'Participante',
    cell: (fila) => fila.participante_nombre,
    secondary: (fila) => lineaDe(fila, tocayos, detalleDe(fila)) || null,
  },
  {
    id: 'resultado',
    header: 'Resultado',
    cell: (fila) => tagDe(fila, simulada),
  },
  {
    id: 'vence',
    header: 'Vence',
    cell: siSeCobra(({ fecha_vencimiento }) => (fecha_vencimiento ? formatearFecha(fecha_vencimiento) : '—')),
  },
  { id: 'valor', header: 'Valor', align: 'end', cell: siSeCobra(({ valor }) => <Amount value={valor} />) },
  {
    id: 'descuento',
    header: 'Descuento',
    align: 'end',
    cell: siSeCobra(({ descuento }) => (descuento > 0 ? <Amount value={descuento} /> : '—')),
  },
  {
    id: 'a_pagar',
    header: 'A pagar',
    align: 'end',
    cell: siSeCobra(({ valor, descuento }) => <Amount value={valor - descuento} strong />),
  },
];

const PRIMERO: readonly ResultadoFila[] = ['CREADA', 'OMITIDA', 'EXISTENTE'];

/** What is about to be charged, and who is left out, before those who need nothing. */
const enOrden = (filas: readonly FilaGeneracion[]) =>
  [...filas].sort((a, b) => PRIMERO.indexOf(a.resultado) - PRIMERO.indexOf(b.resultado));

export const tocayosDe = (filas: readonly FilaGeneracion[]): ReadonlySet<Id> =>
  tocayosEntre(filas.map((fila) => ({ id: fila.participante_id, nombre: fila.participante_nombre })));

export function TablaGeneracion({ resultado }: { resultado: ResultadoGeneracion }) {
  const tocayos = tocayosDe(resultado.filas);
  return (
    <DataTable
      caption={resultado.simulada ? 'Vista previa por participante' : 'Resultado por participante'}
      columns={columnasDe(resultado.simulada, tocayos)}
      phone={filaDe(resultado.simulada, tocayos)}
      rows={enOrden(resultado.filas)}
      rowId={(fila) => fila.participante_id}
      rowName={(fila) => fila.participante_nombre}
      empty={{ description: 'No hay participantes a quienes cobrar este mes.' }}
    />
  );
}
