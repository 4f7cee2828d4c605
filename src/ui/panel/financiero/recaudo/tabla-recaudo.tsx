import { chakra } from '@chakra-ui/react/styled-system';
import { ETIQUETA_MEDIO_PAGO, type MedioPago } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import type { Caja, DiaDeRecaudo, Recaudo } from '@/domain/mensualidades/recaudo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { Amount } from '@/ui/shared/amount';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { AJUSTES_DEL_RECAUDO } from '../etiquetas-financiero';

/** Of a day or, at the end, of all of them: `desde` and `hasta` are those of its receipts. */
type Fila = Omit<DiaDeRecaudo, 'fecha'> & Caja & { dia: string };

/** The receipts behind a figure. */
export const rutaRecibos = ({ desde, hasta, sede_id }: Caja, medio?: MedioPago): string =>
  `/financiero?pestana=recibos&desde=${desde}&hasta=${hasta}${medio ? `&medio=${medio}` : ''}${
    sede_id === undefined ? '' : `&sede_id=${encodeURIComponent(sede_id)}`
  }`;

/** The same of a row; of a day with adjustments alone there are none: each is in the days it was paid on. */
const recibosDe = (fila: Fila, medio?: MedioPago): string | undefined =>
  fila.cantidad > 0 ? rutaRecibos(fila, medio) : undefined;

const Enlace = chakra(EnlacePanel, {
  base: { color: 'brand.fg', textUnderlineOffset: '3px', _hover: { textDecoration: 'underline' } },
});

/** What was paid by one means, leading to those receipts. */
function PorMedio({ fila, medio }: { fila: Fila; medio: MedioPago }) {
  const valor = fila.medios[medio];
  if (valor === 0) return '—';
  const href = recibosDe(fila, medio);
  if (!href) return <Amount value={valor} />;
  return (
    <Enlace
      href={href}
      aria-label={`${formatearPesos(valor)} por ${ETIQUETA_MEDIO_PAGO[medio]}, ${fila.dia}`}
    >
      <Amount value={valor} />
    </Enlace>
  );
}

/** Only the means somebody paid with: on a phone every column is one more line of every day. */
const columnasDe = (recaudo: Recaudo): [Column<Fila>, ...Column<Fila>[]] => [
  { id: 'dia', header: 'Día', cell: ({ dia }) => dia },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => <Amount value={total} strong /> },
  ...MEDIOS_PAGO.filter((medio) => recaudo.dias.some(({ medios }) => medios[medio] !== 0)).map(
    (medio): Column<Fila> => ({
      id: medio,
      header: ETIQUETA_MEDIO_PAGO[medio],
      align: 'end',
      cell: (fila) => <PorMedio fila={fila} medio={medio} />,
    }),
  ),
  ...(recaudo.ajustes > 0
    ? [
        {
          id: 'ajustes',
          header: AJUSTES_DEL_RECAUDO,
          align: 'end',
          cell: ({ ajustes }) => (ajustes > 0 ? <Amount value={-ajustes} /> : '—'),
        } satisfies Column<Fila>,
      ]
    : []),
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
  MEDIOS_PAGO.filter((medio) => medios[medio] !== 0)
    .map((medio) => `${ETIQUETA_MEDIO_PAGO[medio]} ${formatearPesos(medios[medio])}`)
    .join(' · ');

const FILA_DIA: PhoneRow<Fila> = {
  figure: ({ total }) => <Amount value={total} strong />,
  detail: porMedio,
  mark: ({ devuelto, ajustes }) =>
    devuelto > 0 || ajustes > 0 ? (
      <small>
        {[
          ajustes > 0 && `ajustes ${formatearPesos(-ajustes)}`,
          devuelto > 0 && `devuelto ${formatearPesos(devuelto)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    ) : null,
  // An amount that is cut is another amount.
  wrap: true,
};

const filasDe = ({ dias, ...total }: Recaudo, sede_id: Caja['sede_id']): Fila[] =>
  dias.length === 0
    ? []
    : [
        ...dias.map((dia) => ({
          ...dia,
          desde: dia.fecha,
          hasta: dia.fecha,
          dia: formatearFecha(dia.fecha),
          sede_id,
        })),
        { ...total, dia: 'Total', sede_id },
      ];

type TablaRecaudoProps = {
  recaudo: Recaudo;
  sede_id: Caja['sede_id'];
  /** What it is called. */
  sede: string | undefined;
  refrescando: boolean;
};

export function TablaRecaudo({ recaudo, sede_id, sede, refrescando }: TablaRecaudoProps) {
  const hoy = useHoy();
  const deHoy = recaudo.desde === hoy && recaudo.hasta === hoy;
  const aqui = sede ? ` en ${sede}` : '';
  return (
    <DataTable
      caption="Recaudo por día y medio"
      columns={columnasDe(recaudo)}
      phone={FILA_DIA}
      rows={filasDe(recaudo, sede_id)}
      rowId={({ dia }) => dia}
      rowName={({ dia }) => dia}
      openHref={(fila) => recibosDe(fila)}
      LinkComponent={EnlacePanel}
      refreshing={refrescando}
      empty={
        deHoy
          ? { title: `Hoy no se ha recibido nada${aqui}` }
          : { title: `No se recibió nada${aqui}`, description: 'En este rango no se registraron abonos.' }
      }
    />
  );
}
