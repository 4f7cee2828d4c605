import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** Kept when nobody wrote another reason. */
export const MOTIVO_DESCUENTO_TOTAL = 'Descuento por todo el valor';

type Cobro = Pick<Mensualidad, 'valor' | 'descuento' | 'estado' | 'motivo_anulacion'>;

/** A discount of the whole value is an exoneration: nobody has to pay, and nobody paid. */
export const descuentaTodo = ({ valor, descuento }: Pick<Mensualidad, 'valor' | 'descuento'>): boolean =>
  valor > 0 && descuento === valor;

/** What a discount of the whole value makes of a fee. */
export const exoneradaPorDescuento = (
  motivo: string | null,
): Pick<Mensualidad, 'estado' | 'motivo_anulacion'> => ({
  estado: 'EXONERADA',
  motivo_anulacion: motivo ?? MOTIVO_DESCUENTO_TOTAL,
});

/** Nothing of it is charged because of a discharge: whoever is in the house again has, of that month, no fee. */
export const exoneradaPorEgreso = ({
  estado,
  descuento_antes_del_egreso,
}: Pick<Mensualidad, 'estado' | 'descuento_antes_del_egreso'>): boolean =>
  estado === 'EXONERADA' && descuento_antes_del_egreso !== null;

/**
 * The state that follows from changing the discount: one of the whole value exonerates, and taking part of it away
 * charges again what only the discount had forgiven. Throws CONFLICTO when somebody asks to charge what is all discount.
 */
export const seguirElDescuento = (
  antes: Cobro,
  despues: Mensualidad,
  pedido: CambiosMensualidad['estado'],
): Mensualidad => {
  if (despues.estado === 'ANULADA') return despues;
  if (descuentaTodo(despues)) {
    if (pedido === 'PENDIENTE' && antes.estado === 'EXONERADA') {
      throw errorConflicto(
        'El descuento es igual al valor: para volver a cobrarla, edítela y baje el descuento',
      );
    }
    return { ...despues, ...exoneradaPorDescuento(despues.motivo_anulacion) };
  }
  const sigueExonerada = despues.estado === 'EXONERADA' && pedido !== 'EXONERADA';
  return sigueExonerada && descuentaTodo(antes)
    ? { ...despues, estado: 'PENDIENTE', motivo_anulacion: null }
    : despues;
};
