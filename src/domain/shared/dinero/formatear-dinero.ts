const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});
const entero = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });

/** Whole COP -> `$ 850.000` (the space does not break). */
export const formatearPesos = (valor: number): string => pesos.format(valor);

/** `1250` -> `1.250`. */
export const formatearNumero = (valor: number): string => entero.format(valor);
