const MILES = /\B(?=(?:\d{3})+$)/g;

/**
 * `1250` -> `1.250`; halves round away from zero. Written here and not by `Intl.NumberFormat('es-CO')`, whose text it equals:
 * the first use of `Intl` in a page stops it for 20 to 90 ms, and every page of the panel shows a number.
 */
export const formatearNumero = (valor: number): string =>
  `${valor < 0 ? '-' : ''}${String(Math.round(Math.abs(valor))).replace(MILES, '.')}`;

/** Whole COP -> `$ 850.000` (the space does not break); the sign goes before the `$`. */
export const formatearPesos = (valor: number): string =>
  `${valor < 0 ? '-' : ''}$\u00a0${formatearNumero(Math.abs(valor))}`;
