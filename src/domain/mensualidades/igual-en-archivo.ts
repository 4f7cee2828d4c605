import { abonoIgual } from '@/domain/mensualidades/abono-igual';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { DatosAbono } from '@/domain/mensualidades/reglas-abono';

type ConAbonos = Pick<Mensualidad, 'abonos'>;

/** Two references that differ are two payments, though they are of one day and one amount. */
export const pagoIgual = ({ abonos }: ConAbonos, { referencia, valor, a_favor = 0, fecha }: DatosAbono) => {
  const deSuReferencia = abonos.filter(
    (abono) => !abono.referencia || !referencia || abono.referencia === referencia,
  );
  return [valor, valor + a_favor]
    .map((recibido) => abonoIgual({ abonos: deSuReferencia }, { fecha, valor: recibido }))
    .find((igual) => igual !== null);
};

export const aplicacionIgual = ({ abonos }: ConAbonos, { fecha, valor }: Pick<Abono, 'fecha' | 'valor'>) =>
  abonos.find(
    (abono) =>
      abono.medio === 'SALDO_A_FAVOR' &&
      abono.anulado_en === null &&
      abono.fecha === fecha &&
      abono.valor === valor,
  );
