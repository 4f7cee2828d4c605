import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosAbono } from '@/domain/mensualidades/reglas-abono';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { FechaCalendario } from '@/domain/shared/fechas';

interface Pago {
  fecha: FechaCalendario;
  valor: number;
}

/** A live abono of the same fee, day and amount: two of them are usually one that was written twice. */
export const abonoIgual = ({ abonos }: Pick<Mensualidad, 'abonos'>, { fecha, valor }: Pago): Abono | null =>
  abonos.find(
    (abono) => abono.anulado_en === null && abono.fecha === fecha && recibidoCon(abono) === valor,
  ) ?? null;

/** Two references that differ are two payments, though they are of one day and one amount. */
export const pagoIgual = (
  { abonos }: Pick<Mensualidad, 'abonos'>,
  { referencia, valor, a_favor = 0, fecha }: DatosAbono,
) => {
  const deSuReferencia = abonos.filter(
    (abono) => !abono.referencia || !referencia || abono.referencia === referencia,
  );
  return [valor, valor + a_favor]
    .map((recibido) => abonoIgual({ abonos: deSuReferencia }, { fecha, valor: recibido }))
    .find((igual) => igual !== null);
};

export const aplicacionIgual = (
  { abonos }: Pick<Mensualidad, 'abonos'>,
  { fecha, valor }: Pick<Abono, 'fecha' | 'valor'>,
) =>
  abonos.find(
    (abono) =>
      abono.medio === 'SALDO_A_FAVOR' &&
      abono.anulado_en === null &&
      abono.fecha === fecha &&
      abono.valor === valor,
  );

/** What somebody confirms: another day or another amount is asked about again. */
export const marcaDePago = ({ fecha, valor }: Pago): string => `${fecha} ${valor}`;

/** Throws VALIDACION until somebody says that an equal payment is another one: `confirmado` is the one they said. */
export const exigirOtroPago = (
  mensualidad: Pick<Mensualidad, 'abonos'>,
  { confirmado, ...pago }: Pago & { confirmado: string },
): void => {
  if (confirmado === marcaDePago(pago) || abonoIgual(mensualidad, pago) === null) return;
  throw errorValidacion('Revise los campos señalados', {
    pago_confirmado: 'Confirme que es otro pago, o corrija la fecha o el valor',
  });
};

/** Somebody else may have written the same down a moment ago, out of sight: it is refused then, unless it is `confirmado`. */
export const comoUnico = <T extends { fecha: FechaCalendario; valor: unknown }>(
  datos: T,
  confirmado: string,
): T & { unico?: true } =>
  confirmado === marcaDePago({ fecha: datos.fecha, valor: Number(datos.valor) })
    ? datos
    : { ...datos, unico: true };

/** Throws CONFLICTO of `pago_igual` when there is an equal one. */
export const exigirUnico = (igual: { recibo: number | null } | null): void => {
  if (!igual) return;
  const hay = `Ya hay un pago de ese valor y esa fecha${igual.recibo === null ? '' : `: el recibo ${igual.recibo}`}`;
  throw errorConflicto(hay, { pago_igual: hay });
};
