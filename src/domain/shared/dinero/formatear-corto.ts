import { formatearPesos } from './formatear-dinero';

const UN_MILLON = 1_000_000;
const UN_DECIMAL_HASTA = 100 * UN_MILLON;

const enMillones = (valor: number): string =>
  valor < UN_DECIMAL_HASTA
    ? String(Math.round(valor / 100_000) / 10).replace('.', ',')
    : String(Math.round(valor / UN_MILLON));

/** Whole COP in the room of a phone, rounded: `12,3 M`, `850 mil`. What is exact is said beside it. */
export const formatearCorto = (valor: number): string => {
  if (valor >= 999_500) return `${enMillones(valor)}\u00a0M`;
  return valor >= 1000 ? `${Math.round(valor / 1000)}\u00a0mil` : formatearPesos(valor);
};
