import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';

type Cobro = Pick<Mensualidad, 'valor' | 'descuento' | 'abonos' | 'estado'>;

export const abonosVigentes = (abonos: readonly Abono[]): readonly Abono[] =>
  abonos.filter((abono) => abono.anulado_en === null);

const sumar = (abonos: readonly Abono[], queAjustan: boolean): number =>
  abonosVigentes(abonos)
    .filter(({ medio }) => (medio === 'AJUSTE') === queAjustan)
    .reduce((suma, { valor }) => suma + valor, 0);

/** What was paid, with money or with what there was in favour. A correction is no payment. */
export const totalAbonado = (abonos: readonly Abono[]): number => sumar(abonos, false);

/** What corrections took off what is owed, with nobody paying it. */
export const totalAjustado = (abonos: readonly Abono[]): number => sumar(abonos, true);

/** Both: what is not owed any more of what was charged. */
export const totalCubierto = (abonos: readonly Abono[]): number =>
  totalAbonado(abonos) + totalAjustado(abonos);

/** What came in with an abono: paying with what there was in favour brings nothing new, nor does a correction. */
export const recibidoCon = ({
  valor,
  excedente,
  medio,
}: Pick<Abono, 'valor' | 'excedente' | 'medio'>): number =>
  medio === 'SALDO_A_FAVOR' || medio === 'AJUSTE' ? 0 : valor + excedente;

/** What was paid of a fee as whoever paid it counts it: what stayed in their favour too. */
export const recibidoEn = (abonos: readonly Abono[]): number =>
  abonosVigentes(abonos)
    .filter(({ medio }) => medio !== 'AJUSTE')
    .reduce((suma, { valor, excedente }) => suma + valor + excedente, 0);

/** Whole COP to be paid, paid already or not: nothing once exonerated or annulled. */
export const cobradoDe = ({ valor, descuento, estado }: Omit<Cobro, 'abonos'>): number =>
  estado === 'EXONERADA' || estado === 'ANULADA' ? 0 : valor - descuento;

/** What of it is to be paid by somebody: corrections take off, and never more than what was charged. */
export const cobradoTrasAjustes = (mensualidad: Cobro): number =>
  Math.max(0, cobradoDe(mensualidad) - totalAjustado(mensualidad.abonos));

/**
 * Whole COP still owed: valor - descuento - live abonos; nothing is owed once exonerated or annulled. Never negative,
 * even when another service let someone pay too much.
 */
export const saldoDe = (mensualidad: Cobro): number =>
  Math.max(0, cobradoTrasAjustes(mensualidad) - totalAbonado(mensualidad.abonos));

/** The state that follows from the money; EXONERADA and ANULADA are decisions and stay. */
export const estadoSegunAbonos = (mensualidad: Cobro): EstadoMensualidad => {
  if (mensualidad.estado === 'EXONERADA' || mensualidad.estado === 'ANULADA') return mensualidad.estado;
  if (saldoDe(mensualidad) === 0) return 'PAGADA';
  return totalAbonado(mensualidad.abonos) > 0 ? 'CON_ABONO' : 'PENDIENTE';
};

export const sumarSaldos = (mensualidades: readonly Cobro[]): number =>
  mensualidades.reduce((suma, mensualidad) => suma + saldoDe(mensualidad), 0);
