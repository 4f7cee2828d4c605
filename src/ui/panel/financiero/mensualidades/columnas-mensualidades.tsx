import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/opciones-mensualidad';
import { totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { documentoDeTocayo } from '@/domain/shared/tocayos';
import { CuandoEdito, QuienEdito } from '@/ui/panel/comun/datos/editado-por';
import { EstadoMensualidadTag } from '@/ui/panel/comun/datos/estado-mensualidad-tag';
import { Amount } from '@/ui/shared/amount';
import { ClippedText } from '@/ui/shared/clipped-text';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { nombreMensualidad, nombreParticipante } from '../etiquetas-financiero';

const NADA = '—';

/** Zero says nothing in a column of amounts. */
const monto = (valor: number) => (valor === 0 ? NADA : <Amount value={valor} />);

const suDocumento = (m: MensualidadEnLista, tocayos: ReadonlySet<Id>) =>
  documentoDeTocayo(tocayos, m.participante_id, m.participante_documento);

const enUnaLinea = (...partes: readonly (string | null)[]): string => partes.filter(Boolean).join(' · ');

export const columnasMensualidades = (
  tocayos: ReadonlySet<Id>,
): [Column<MensualidadEnLista>, ...Column<MensualidadEnLista>[]] => [
  {
    id: 'participante',
    header: 'Participante',
    width: 'rest',
    cell: nombreParticipante,
    secondary: (m) => {
      const cual = enUnaLinea(suDocumento(m, tocayos), m.sede_nombre);
      return cual ? <ClippedText>{cual}</ClippedText> : null;
    },
  },
  {
    id: 'periodo',
    header: 'Periodo · Concepto',
    sortable: true,
    cell: (m) => (m.periodo ? periodoCorto(m.periodo) : NADA),
    secondary: (m) => ETIQUETA_CONCEPTO[m.concepto],
  },
  {
    id: 'fecha_vencimiento',
    header: 'Vence',
    sortable: true,
    hideBelow: 'lg',
    cell: (m) =>
      m.fecha_vencimiento ? (
        <span style={{ whiteSpace: 'nowrap' }}>{formatearFecha(m.fecha_vencimiento)}</span>
      ) : (
        NADA
      ),
  },
  {
    id: 'valor',
    header: 'Valor',
    align: 'end',
    sortable: true,
    cell: (m) => <Amount value={m.valor} />,
  },
  { id: 'descuento', header: 'Descuento', align: 'end', hideBelow: 'xl', cell: (m) => monto(m.descuento) },
  {
    id: 'abonado',
    header: 'Abonado',
    align: 'end',
    hideBelow: 'lg',
    cell: (m) => monto(totalAbonado(m.abonos)),
    // Without it the row does not add up to its balance.
    secondary: (m) => {
      const ajustado = totalAjustado(m.abonos);
      return ajustado > 0 ? `Ajuste ${formatearPesos(ajustado)}` : null;
    },
  },
  {
    id: 'saldo',
    header: 'Saldo',
    align: 'end',
    cell: (m) => <Amount value={m.saldo} strong={m.saldo > 0} />,
  },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: (m) => <EstadoMensualidadTag estado={m.estado} vencida={m.vencida} />,
    secondary: (m) => (m.vencida && m.estado === 'CON_ABONO' ? 'Con abono' : null),
  },
  {
    id: 'actualizado_en',
    header: 'Última edición',
    sortable: true,
    hideBelow: 'xl',
    cell: (m) => <CuandoEdito actualizado_en={m.actualizado_en} />,
    secondary: (m) => <QuienEdito actualizado_por={m.actualizado_por} />,
  },
];

export const filaMensualidad = (tocayos: ReadonlySet<Id>): PhoneRow<MensualidadEnLista> => ({
  figure: (m) => <Amount value={m.saldo} strong={m.saldo > 0} />,
  detail: (m) => enUnaLinea(suDocumento(m, tocayos), nombreMensualidad(m)),
  mark: (m) => <EstadoMensualidadTag estado={m.estado} vencida={m.vencida} />,
});
