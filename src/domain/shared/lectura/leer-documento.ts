import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';

/** A type written before the number and apart from it. Glued, as in a passport `CC1020304050`, the letters are the number's. */
const TIPO_DELANTE = /^(?:C\.?C|T\.?I|C\.?E|R\.?C|P\.?P\.?T|NUIP|DOCUMENTO|C[EÉ]DULA|N[O°º])[.: ]+(?=\d)/;
const GRUPOS_DE_TRES = /^\d{1,3}(?:[.,']\d{3})+$/;

/** Two numbers in one field, or a remark after the number. */
const PALABRA_EN_MEDIO = / [A-ZÑ]+(?: |$)/;

/** Digits apart by dots or commas are thousands: another grouping is a slip, and joining it would be another person. */
const malAgrupado = (texto: string): boolean =>
  /^[\d.,']*$/.test(texto) && /\D/.test(texto) && !GRUPOS_DE_TRES.test(texto);

/**
 * The one form in which a document is kept, compared and looked for: capital letters and digits, without dots, spaces or
 * dashes, and without its type in front. `CC 1.020.304.050`, `1020304050` and `1 020 304 050` are the same document.
 */
export const leerDocumento = (texto: string): Lectura<string> => {
  const numero = limpiarTecleado(texto).toUpperCase().replace(TIPO_DELANTE, '');
  if (malAgrupado(numero)) return { rechazo: 'Revise los puntos: por ejemplo 1.020.304.050' };
  const valor = numero.replace(/[ .,'-]/g, '');
  if (!/^[A-ZÑ0-9]{1,30}$/.test(valor) || !/\d/.test(valor) || PALABRA_EN_MEDIO.test(numero)) {
    return { rechazo: 'Escriba el número del documento, por ejemplo 1.020.304.050' };
  }
  return { valor };
};

/** `1020304050` -> `1.020.304.050`; with letters, as it is kept. */
export const formatearDocumento = (numero: string): string =>
  /^\d{5,}$/.test(numero) ? numero.replace(/\B(?=(?:\d{3})+$)/g, '.') : numero;
