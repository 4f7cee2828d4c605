/**
 * Whole COP. Nothing here costs less than a thousand pesos: an amount below is nearly always one that was typed without
 * its thousands, or typed with its dots and kept without what followed them, `850.000` as 850.
 */
export const VALOR_SOSPECHOSO = 1_000;

export const esValorSospechoso = (valor: number): boolean => valor > 0 && valor < VALOR_SOSPECHOSO;
