import { chakra } from '@chakra-ui/react/styled-system';
import type { Ref } from 'react';
import type { WiredProps } from './control-props';
import { controlStyles } from './control-styles';

export type SelectOption = { value: string | number; label: string; disabled?: boolean };

type SelectInputProps = WiredProps & {
  value: string | number | undefined;
  onChange: (value: string | number) => void;
  options: readonly SelectOption[];
  /** null leaves no empty choice. */
  placeholder?: string | null;
  ref?: Ref<HTMLSelectElement>;
};

const chevron = {
  position: 'relative',
  _after: {
    content: '""',
    position: 'absolute',
    insetInlineEnd: '4',
    top: '50%',
    width: '0.5rem',
    height: '0.5rem',
    marginTop: '-0.35rem',
    borderInlineEnd: '2px solid',
    borderBlockEnd: '2px solid',
    borderColor: 'fg.muted',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
} as const;

const Frame = chakra('div', { base: chevron });
const Select = chakra('select', {
  base: {
    ...controlStyles,
    appearance: 'none',
    paddingInlineEnd: '9',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    '& option': { bg: 'bg.surface', color: 'fg' },
  },
});

/**
 * Specification §5: a select with a numeric value yields a number.
 * A text that only looks numeric ('007', '1e3') is kept, because turning it into a number would lose it.
 */
export function parseSelectValue(raw: string): string | number {
  const asNumber = Number(raw);
  return raw !== '' && String(asNumber) === raw ? asNumber : raw;
}

export function SelectInput({
  value,
  onChange,
  options,
  placeholder = 'Seleccionar...',
  ...rest
}: SelectInputProps) {
  return (
    <Frame>
      <Select
        {...rest}
        value={value ?? ''}
        onChange={(event) => onChange(parseSelectValue(event.currentTarget.value))}
      >
        {placeholder === null ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
