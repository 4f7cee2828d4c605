import type { ComponentProps } from 'react';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerEntero } from '@/domain/shared/lectura/leer-entero';
import { TypedInput } from './typed-input';

export type NumberInputProps = Omit<
  ComponentProps<typeof TypedInput<number>>,
  'read' | 'write' | 'retype' | 'inputMode' | 'type'
>;

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

const read = (text: string): Lectura<number> => {
  const valor = parseNumber(text);
  return valor === '' ? { rechazo: 'Escriba solo el número, por ejemplo 15' } : { valor };
};

const write = (value: number): string => String(value).replace('.', ',');

/** A count, a day, a percentage. Money has a control of its own. */
export function NumberInput(props: NumberInputProps) {
  return <TypedInput {...props} inputMode="decimal" read={read} write={write} />;
}
