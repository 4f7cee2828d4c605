import type { ComponentProps } from 'react';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { parseNumber } from './parse-number';
import { TypedInput } from './typed-input';

export type NumberInputProps = Omit<
  ComponentProps<typeof TypedInput<number>>,
  'read' | 'write' | 'retype' | 'inputMode' | 'type'
>;

const read = (text: string): Lectura<number> => {
  const valor = parseNumber(text);
  return valor === '' ? { rechazo: 'Escriba solo el número, por ejemplo 15' } : { valor };
};

const write = (value: number): string => String(value).replace('.', ',');

/** A count, a day, a percentage. Money has a control of its own. */
export function NumberInput(props: NumberInputProps) {
  return <TypedInput {...props} inputMode="decimal" read={read} write={write} />;
}
