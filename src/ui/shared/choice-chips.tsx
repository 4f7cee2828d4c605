import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type Choice<T extends string> = { value: T; label: string; icon?: ReactNode };

type ChoiceChipsProps<T extends string> = {
  label: string;
  options: readonly Choice<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  onBlur?: () => void;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  /** Of the first choice: the error summary links to it. */
  id?: string;
};

const Group = chakra('div', {
  base: {
    minWidth: '0',
    '& > p:first-of-type': { fontWeight: 'medium', lineHeight: 'snug', marginBottom: '1.5' },
    '& > p[data-required]::after': { content: '" *"', color: 'error.fg' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& label': {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: 'touch', md: '9' },
      paddingInline: '3.5',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border.control',
      borderRadius: 'full',
      bg: 'bg.surface',
      fontSize: 'sm',
      fontWeight: 'medium',
      lineHeight: 'snug',
      cursor: 'pointer',
      transition: 'background 120ms, border-color 120ms',
      _hover: { borderColor: 'fg.muted' },
    },
    // The box of the input is the chip's: what is pressed is what has the focus.
    '& input': {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      opacity: 0,
      cursor: 'pointer',
    },
    '& label[data-chosen]': { bg: 'brand.solid', borderColor: 'brand.solid', color: 'brand.on' },
    '& label:has(input:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    // Firefox 115.
    '@supports not selector(:has(a))': {
      '& label:focus-within': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    },
    '& svg': { width: '1.125rem', height: '1.125rem', flexShrink: 0 },
    '&[aria-invalid=true] label': { borderColor: 'error.fg' },
  },
});

const Message = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '1.5',
    marginTop: '1.5',
    fontSize: 'sm',
    lineHeight: 'snug',
    color: 'fg.muted',
    '&[data-error]': { color: 'error.fg', fontWeight: 'medium' },
  },
});

/** One of a few, all in sight: as large as a finger. */
export function ChoiceChips<T extends string>(props: ChoiceChipsProps<T>) {
  const { label, options, value, onChange, onBlur, help, error, required, id } = props;
  const own = useId();
  const parts = [help && `${own}-ayuda`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${own}-nombre`}
      aria-describedby={parts || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required ? true : undefined}
    >
      <p id={`${own}-nombre`} data-required={required ? '' : undefined}>
        {label}
      </p>
      <div>
        {options.map((option, n) => (
          <label key={option.value} data-chosen={option.value === value ? '' : undefined}>
            <input
              type="radio"
              id={n === 0 ? id : undefined}
              name={own}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {help ? <Message id={`${own}-ayuda`}>{help}</Message> : null}
      {error ? (
        <Message id={`${own}-error`} data-error="">
          <CircleAlert aria-hidden size={16} />
          {error}
        </Message>
      ) : null}
    </Group>
  );
}
