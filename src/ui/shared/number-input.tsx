import type { Ref } from 'react';
import type { WiredProps } from './control-props';
import { parseNumber } from './parse-number';
import { TextInput } from './text-input';

type NumberInputProps = WiredProps & {
  value: number | '' | undefined;
  onChange: (value: number | '') => void;
  min?: number;
  max?: number;
  step?: number | 'any';
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
};

export function NumberInput({ value, onChange, step = 'any', ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode="decimal"
      step={step}
      value={value ?? ''}
      fontVariantNumeric="tabular-nums"
      // A wheel over a focused number changes it without anybody noticing.
      onWheel={(event) => event.currentTarget.blur()}
      onChange={(event) => onChange(parseNumber(event.currentTarget.value))}
    />
  );
}
