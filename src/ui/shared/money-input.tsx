import type { ComponentProps } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import { regroup } from './regroup';
import { TypedInput } from './typed-input';

export type MoneyInputProps = Omit<
  ComponentProps<typeof TypedInput<number>>,
  'read' | 'write' | 'retype' | 'inputMode' | 'type'
>;

/** Whole COP. A text control: the browser's own number control follows its language and takes '850.000' for 850. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <TypedInput
      placeholder="0"
      {...props}
      inputMode="numeric"
      read={leerDinero}
      write={formatearNumero}
      retype={regroup}
    />
  );
}
