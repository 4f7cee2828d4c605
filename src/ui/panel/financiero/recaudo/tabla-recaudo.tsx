import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { DiaDeRecaudo, Recaudo } from '@/domain/mensualidades/recaudo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';

type Fila = Omit<DiaDeRecaudo, 'fecha'> & { dia: string };

/** Only the means somebody paid with: on a phone every column is one more line of every day. */
const columnasDe = (recaudo: Recaudo): [Column<Fila>, ...Column<Fila>[]] => [
  { id: 'dia', header: 'Día', cell: ({ dia }) => dia },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Amount value={total} strong /> },
  ...MEDIOS_PAGO.filter((medio) => recaudo.medios[medio] > 0).map(
    (medio): Column<Fila> => ({
      id: medio,
      header: ETIQUETA_MEDIO_PAGO[medio],
      align: 'end',
      cell: ({ medios }) => (medios[medio] > 0 ? <Amount value={medios[medio]} /> : '—'),
    }),
  ),
  ...(recaudo.devuelto > 0
    ? [
        {
          id: 'devuelto',
          header: 'Devuelto',
          align: 'end',
          cell: ({ devuelto }) => (devuelto > 0 ? <Amount value={devuelto} /> : '—'),
        } satisfies Column<Fila>,
      ]
    : []),
  {
    id: 'cantidad',
    header: 'Abonos',
    align: 'end',
    hideBelow: 'lg',
    cell: ({ cantidad }) => formatearNumero(cantidad),
  },
];

const porMedio = ({ medios }: Fila): string =>
  MEDIOS_PAGO.filter((medio) => medios[medio] > 0)
    .map((medio) => `${ETIQUETA_MEDIO_PAGO[medio]} ${formatearPesos(medios[medio])}`)
    .join(' · ');

const FILA_DIA: PhoneRow<Fila> = {
  figure: ({ total }) => <Amount value={total} strong />,
  detail: porMedio,
  mark: ({ devuelto }) => (devuelto > 0 ? <small>devuelto {formatearPesos(devuelto)}</small> : null),
};

const filasDe = ({ dias, ...total }: Recaudo): Fila[] =>
  dias.length === 0
    ? []
    : [...dias.map((dia) => ({ ...dia, dia: formatearFecha(dia.fecha) })), { ...total, dia: 'Total' }];

export function TablaRecaudo({ recaudo, refrescando }: { recaudo: Recaudo; refrescando: boolean }) {
  return (
    <DataTable
      caption="Recaudo por día y medio"
      columns={columnasDe(recaudo)}
      phone={FILA_DIA}
      rows={filasDe(recaudo)}
      rowId={({ dia }) => dia}
      rowName={({ dia }) => dia}
      refreshing={refrescando}
      empty={{ filtered: true, description: 'En este rango no se registraron abonos.' }}
    />
  );
}
