import { type Celda, textoDeCelda } from '@/domain/shared/lectura/celda';
import { limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { plegar } from '@/domain/shared/textos';

/** What is written where a person and a month meet and is no amount. */
export type MarcaDeCasilla = 'PAGADO' | 'BECA' | 'SIN_PAGO' | 'FUERA';

/** What each one means to whoever keeps the sheet, and what is done about it. */
export const EXPLICACION_DE_MARCA: Readonly<Record<Exclude<MarcaDeCasilla, 'PAGADO'>, string>> = {
  BECA: 'No es un pago: la beca se escribe en la ficha del participante, y un mes que no se cobra se exonera en su mensualidad.',
  SIN_PAGO: 'Dice que no se pagó: no hay nada que registrar.',
  FUERA: 'Dice que no estaba en la casa: no hay nada que registrar.',
};

export const PAGADO_SIN_VALOR = 'Dice que se pagó y no cuánto: escriba el valor';

const PAGADO = new Set(
  'x xx xxx si ok p pg pago pagos pagado pagada paz listo lista cancelado cancelada cancelo ✓ ✔ √'.split(' '),
);
const PAGADO_EN_PALABRAS = /^(?:al dia|paz y salvo|ya pago|si pago|pago total|pago completo)$/;
const SIN_PAGO =
  /^(?:\$? ?-+|\$? ?0+|n\/?a|no|no pago|no ha pagado|sin pago|debe|deuda|pendiente|pend|pte|mora|en mora|por pagar)$/;
const BECA = /^(?:beca|becad[oa]|media beca|exonerad[oa]|exoneracion|exent[oa]|condonad[oa])\b/;
const FUERA =
  /^(?:retirad[oa]|retiro|se retiro|egresad[oa]|egreso|salio|se fue|fuera|no estaba|no habia ingresado)$/;

/** `null` when it is an amount, or what only the person understands: it is read as one. */
export const marcaDeCasilla = (celda: Celda): MarcaDeCasilla | null => {
  const escrito = plegar(limpiarTecleado(textoDeCelda(celda)))
    .replace(/[.*!]+$/, '')
    .trim();
  if (PAGADO.has(escrito) || PAGADO_EN_PALABRAS.test(escrito)) return 'PAGADO';
  if (BECA.test(escrito)) return 'BECA';
  if (SIN_PAGO.test(escrito)) return 'SIN_PAGO';
  return FUERA.test(escrito) ? 'FUERA' : null;
};
