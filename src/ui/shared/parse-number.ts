import { leerEntero } from '@/domain/shared/lectura/leer-entero';

/**
 * Specification §5: a number input parses to a float; what is no number becomes an empty string. Read as it is written
 * in Colombia: three figures after a dot are thousands, and a comma or a dot before fewer figures is the decimal sign.
 */
export function parseNumber(raw: string): number | '' {
  const text = raw.trim();
  const whole = leerEntero(text.replace(/^-/, ''));
  if ('valor' in whole) return text.startsWith('-') ? -whole.valor : whole.valor;
  return /^-?\d+[.,]\d+$/.test(text) && !/[.,]\d{3}$/.test(text) ? Number(text.replace(',', '.')) : '';
}
