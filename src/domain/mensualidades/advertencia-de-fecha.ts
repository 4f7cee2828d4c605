import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { esDeHaceMasDeUnAnio, type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

/**
 * Why the date of an abono looks mistaken: before the month that is charged, or over a year old. `null` when it does
 * not. It is asked about, never refused: families pay ahead, and old receipts appear.
 */
export const advertenciaDeFecha = (
  { periodo }: Pick<Mensualidad, 'periodo'>,
  fecha: FechaCalendario,
  hoy: FechaCalendario,
): string | null => {
  const esDeAntes = periodo !== null && periodoDe(fecha) < periodo;
  const esVieja = esDeHaceMasDeUnAnio(fecha, hoy);
  if (esDeAntes) {
    const razon = `La fecha es anterior al mes que se cobra (${periodoEnPalabras(periodo)})`;
    return esVieja ? `${razon} y de hace más de un año.` : `${razon}.`;
  }
  return esVieja ? 'La fecha es de hace más de un año.' : null;
};

/**
 * The same of a date that somebody writes: today's is the one that the form brings, and at the end of a month many pay the one
 * that follows.
 */
export const fechaPorConfirmar: typeof advertenciaDeFecha = (mensualidad, fecha, hoy) =>
  fecha === hoy ? null : advertenciaDeFecha(mensualidad, fecha, hoy);

/** Throws VALIDACION until somebody says that a date that looks mistaken is right: `confirmada` is the one they said. */
export const exigirFechaConfirmada = (
  mensualidad: Pick<Mensualidad, 'periodo'>,
  { fecha, confirmada }: { fecha: FechaCalendario; confirmada: string },
  hoy: FechaCalendario,
): void => {
  if (confirmada === fecha || fechaPorConfirmar(mensualidad, fecha, hoy) === null) return;
  throw errorValidacion('Revise los campos señalados', {
    fecha_confirmada: 'Confirme que la fecha es correcta, o corríjala',
  });
};
