/**
 * Discount of a scholarship, in whole COP: the percentage of the value, halves of a peso rounded up, so that the family
 * never pays a fraction more. Exact: it works on integers.
 */
export const descuentoPorBeca = (valor: number, porcentaje: number | null): number =>
  Math.min(valor, Math.floor((valor * (porcentaje ?? 0) + 50) / 100));
