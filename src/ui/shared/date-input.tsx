import type { Ref } from 'react';
import type { WiredProps } from './control-props';
import { TextInput } from './text-input';

type DateInputProps = WiredProps & {
  /** Calendar date `YYYY-MM-DD`, or '' for none. It never goes through Date, which would shift the day. */
  value: string | undefined;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  ref?: Ref<HTMLInputElement>;
};

export function DateInput({ value, onChange, ...rest }: DateInputProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={value ?? ''}
      fontVariantNumeric="tabular-nums"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
