import { Box } from '@chakra-ui/react/box';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { ETIQUETA_ANULADO, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { Amount } from '@/ui/shared/amount';
import { ClippedText } from '@/ui/shared/clipped-text';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { StatusTag } from '@/ui/shared/status-tag';
import { nombreMensualidad, nombreParticipante } from '../etiquetas-financiero';
import { nombrePagador, nombreRecibo, palabrasDeReferencia, valorDelRecibo } from './palabras-recibo';

const Anulado = () => <StatusTag tone="error">{ETIQUETA_ANULADO}</StatusTag>;

/** The month alone of what most of them pay: a narrow column would cut it, and it is what tells them apart. */
const cobroEnCorto = (a: AbonoEnLista): string =>
  a.periodo && a.concepto === 'MENSUALIDAD' ? periodoCorto(a.periodo) : nombreMensualidad(a);

/** Crossed when it does not count any more. */
function Valor({ abono }: { abono: AbonoEnLista }) {
  return (
    <Box as={abono.anulado_en ? 's' : 'span'} color={abono.anulado_en ? 'fg.muted' : undefined}>
      <Amount value={valorDelRecibo(abono)} strong={abono.anulado_en === null} />
    </Box>
  );
}

/** What of that amount paid no fee. */
const aFavorDe = ({ excedente }: AbonoEnLista): string | null =>
  excedente > 0 ? `${formatearPesos(excedente)} a favor` : null;

export const COLUMNAS_RECIBOS: [Column<AbonoEnLista>, ...Column<AbonoEnLista>[]] = [
  {
    id: 'recibo',
    header: 'Recibo',
    width: '9rem',
    cell: (a) => (
      <>
        {/* Two receipts are told apart by the end of their number. */}
        <Box as="span" whiteSpace={{ md: 'nowrap' }}>
          {nombreRecibo(a)}
        </Box>
        <Box as="span" display={{ base: 'inline', md: 'none' }}>{` · ${nombrePagador(a)}`}</Box>
      </>
    ),
    secondary: (a) => (a.anulado_en ? <ClippedText>{a.motivo_anulacion ?? 'Sin motivo'}</ClippedText> : null),
  },
  {
    id: 'fecha',
    header: 'Fecha',
    cell: (a) => <span style={{ whiteSpace: 'nowrap' }}>{formatearFecha(a.fecha)}</span>,
  },
  {
    id: 'pagador',
    header: 'Quien paga',
    width: '11rem',
    cell: (a) => <ClippedText>{nombrePagador(a)}</ClippedText>,
  },
  {
    id: 'participante',
    header: 'Lo que paga',
    width: '14rem',
    cell: (a) => <ClippedText>{nombreParticipante(a)}</ClippedText>,
    secondary: (a) => <ClippedText>{cobroEnCorto(a)}</ClippedText>,
  },
  {
    id: 'medio',
    header: 'Medio',
    width: '8rem',
    cell: (a) => ETIQUETA_MEDIO_ABONO[a.medio],
    secondary: (a) => {
      const referencia = palabrasDeReferencia(a);
      return referencia ? <ClippedText>{referencia}</ClippedText> : null;
    },
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    cell: (a) => <Valor abono={a} />,
    secondary: (a) => (a.anulado_en ? <Anulado /> : aFavorDe(a)),
  },
  {
    id: 'registrado_por',
    header: 'Registró',
    width: '11rem',
    hideBelow: 'lg',
    cell: (a) => (a.registrado_por ? <ClippedText>{a.registrado_por}</ClippedText> : '—'),
  },
];

/** 'Ana Ríos, nov 2026'; of who pays their own, the month alone. */
const loQuePaga = (a: AbonoEnLista): string =>
  [a.pagador_nombre && nombreParticipante(a), cobroEnCorto(a)].filter(Boolean).join(', ');

/** What tells apart two payments of one receipt comes first: why it was annulled, or whose and of which month it is. */
export const FILA_RECIBO: PhoneRow<AbonoEnLista> = {
  figure: (a) => <Valor abono={a} />,
  detail: (a) =>
    [
      a.anulado_en && (a.motivo_anulacion ?? 'Sin motivo'),
      loQuePaga(a),
      aFavorDe(a),
      ETIQUETA_MEDIO_ABONO[a.medio],
      formatearFecha(a.fecha),
    ]
      .filter(Boolean)
      .join(' · '),
  mark: (a) => (a.anulado_en ? <Anulado /> : null),
};
