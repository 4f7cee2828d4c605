import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { esValorSospechoso } from '@/domain/shared/dinero/valor-sospechoso';
import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';

/**
 * Thousands apart by one sign, the same all along: `850.000`, `850,000`, `1 200 000`; or by an apostrophe before the
 * millions, as they are written by hand: `1'200.000`. A group that begins with zero is a decimal part: `0,850`.
 */
const AGRUPADO = /^[1-9]\d{0,2}(?:([.,' ])\d{3}(?:\1\d{3})*|'\d{3}([.,])\d{3})$/;
const CIFRAS = /^\d+$/;
/** What is before a decimal part is an integer, grouped or not: `850.000,50`, `850,5`. */
const PARTE_DECIMAL = /[.,]\d{1,2}$/;

const cifrasDe = (texto: string): string | null =>
  CIFRAS.test(texto) || AGRUPADO.test(texto) ? texto.replace(/\D/g, '') : null;

interface Palabras {
  /** Says what to write; `entera` is the amount without its decimal part, when there was one. */
  decimales: (entera: string) => string;
  ilegible: string;
}

const leerCifras = (texto: string, palabras: Palabras): Lectura<number> => {
  const cifras = cifrasDe(texto);
  if (cifras !== null) return { valor: Number(cifras) };
  const entera = cifrasDe(texto.replace(PARTE_DECIMAL, ''));
  return {
    rechazo: entera === null ? palabras.ilegible : palabras.decimales(formatearNumero(Number(entera))),
  };
};

const DINERO: Palabras = {
  decimales: (entera) => `Escriba el valor sin centavos: ${entera}`,
  ilegible: 'Escriba el valor completo en pesos, por ejemplo 850.000',
};

const CENTAVOS_EN_CERO = /^(.+)([.,])00$/;

/**
 * `850.000,00`, as a sheet shows an amount that has no cents, without them. Not after a few figures, nor after the same sign:
 * `850.00` and `850.000.00` may be thousands half written.
 */
const sinCentavosEnCero = (texto: string): string => {
  const [, entera = '', signo = ''] = CENTAVOS_EN_CERO.exec(texto) ?? [];
  const cifras = cifrasDe(entera);
  return cifras === null || entera.includes(signo) || esValorSospechoso(Number(cifras)) ? texto : entera;
};

/**
 * `850.000.-` or `850.000=`: how an amount is closed by hand. A stop alone may be thousands half written; a sign of less alone
 * is how a bank writes what left an account.
 */
const CIERRE = /[.,][-=]$|=$/;

/** `850 mil` and `1.200 mil`, as an amount is said. `850.000 mil` may be the same one said twice. */
const EN_MILES = /^([1-9]\d{0,2}|[1-9]\.?\d{3})[ ]?mil$/i;

const enMiles = (texto: string): string => {
  const [, miles] = EN_MILES.exec(texto) ?? [];
  return miles === undefined ? texto : `${miles.replace('.', '')}000`;
};

/**
 * Whole COP as people write them: `850000`, `850.000`, `850,000`, `$ 850 000`, `1'200.000`, `850.000 COP`, `850.000,00`, `850.000.-`,
 * `850 mil`.
 * Other cents are refused.
 */
export const leerDinero = (texto: string): Lectura<number> =>
  leerCifras(
    enMiles(
      sinCentavosEnCero(
        limpiarTecleado(texto)
          .replace(/^(?:cop|col)?[ ]*\$?[ ]*/i, '')
          .replace(/[ ]?(?:cop|pesos?)$/i, '')
          .replace(CIERRE, ''),
      ),
    ),
    DINERO,
  );

const ENTERO: Palabras = {
  decimales: () => 'Escriba un número entero',
  ilegible: 'Escriba solo el número, por ejemplo 15',
};

/** A count, a day or a percentage: `15`, `1.200`, `50 %`. */
export const leerEntero = (texto: string): Lectura<number> =>
  leerCifras(limpiarTecleado(texto).replace(/[ ]?%$/, ''), ENTERO);
