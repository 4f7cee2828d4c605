import { ETIQUETA_CONCEPTO } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { totalAbonado } from '@/domain/mensualidades/saldo';
import { formatearFecha } from '@/domain/shared/fechas';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { Amount } from '@/ui/shared/amount';
import type { Column } from '@/ui/shared/data-table-types';
import { CuandoEdito, QuienEdito } from '../../shared/datos/editado-por';
import { EstadoMensualidadTag } from '../../shared/datos/estado-mensualidad-tag';
import { nombreParticipante } from '../etiquetas-financiero';

const NADA = '—';

/** Zero says nothing in a column of amounts. */
const monto = (valor: number) => (valor === 0 ? NADA : <Amount value={valor} />);

export const COLUMNAS_MENSUALIDADES: [Column<MensualidadEnLista>, ...Column<MensualidadEnLista>[]] = [
  {
    id: 'participante',
    header: 'Participante',
    cell: nombreParticipante,
    secondary: (m) => m.sede_nombre,
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
    cell: (m) => (m.fecha_vencimiento ? formatearFecha(m.fecha_vencimiento) : NADA),
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
