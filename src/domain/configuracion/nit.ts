import { limpiarTecleado } from '@/domain/shared/lectura/lectura';

const FORMATO = /^\d{9}-?\d$/;
/** Weights of the DIAN's check digit, from the last digit of the number backwards. */
const PESOS = [3, 7, 13, 17, 19, 23, 29, 37, 41];

/** What comes along when it is copied from a certificate or a letterhead. */
const PALABRA_DELANTE = /^N\.?I\.?T\b[.:°º ]*(?=\d)/i;

const compactar = (nit: string): string =>
  limpiarTecleado(nit)
    .replace(PALABRA_DELANTE, '')
    .replace(/[.,'\s]/g, '');

/** `numero`: the nine digits. */
export const digitoDeVerificacion = (numero: string): number => {
  const suma = [...numero]
    .reverse()
    .reduce((total, digito, posicion) => total + Number(digito) * (PESOS[posicion] ?? 0), 0);
  const resto = suma % 11;
  return resto > 1 ? 11 - resto : resto;
};

/** `900123456-8`, `NIT 900.123.456 – 8` or `9001234568`, with the right check digit. */
export const esNit = (nit: string): boolean => {
  const limpio = compactar(nit);
  return FORMATO.test(limpio) && digitoDeVerificacion(limpio.slice(0, 9)) === Number(limpio.at(-1));
};

/** `9001234568` -> `900.123.456-8`. */
export const formatearNit = (nit: string): string =>
  compactar(nit).replace(/^(\d{3})(\d{3})(\d{3})-?(\d)$/, '$1.$2.$3-$4');

/** `900.123.456-8` -> `9001234568`: the box of a bank takes digits only. */
export const nitParaPegar = (nit: string): string => nit.replace(/\D/g, '');
