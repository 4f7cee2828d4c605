import { Box } from '@chakra-ui/react/box';
import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { formatearFecha } from '@/domain/shared/fechas';
import { formatearFechaCorta, leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { IconButton } from './icon-button';
import { TypedInput, type TypedInputProps } from './typed-input';

export type DateInputProps = Omit<
  TypedInputProps<string>,
  'read' | 'write' | 'retype' | 'inputMode' | 'type'
> & {
  /** Another rule for what people write: that of a birth. */
  read?: typeof leerFecha;
  /** Calendar date `YYYY-MM-DD`, the text while it cannot be read, or '' for none. */
  value: string | undefined;
  /** Of the calendar: what is typed is judged by the rules. */
  min?: string;
  max?: string;
  /** Told instead of `onChange` what is chosen and not typed. */
  onPick?: (value: string) => void;
};

/**
 * Between the date and its button, one line high: in a field too narrow for both, the words go on to a second line that
 * nobody sees. Container queries would say it better, but inside a fieldset Chromium stops drawing what they measure.
 */
const besideDate = {
  position: 'absolute',
  insetInlineStart: '6.5rem',
  insetInlineEnd: '11',
  top: '50%',
  height: '1.5em',
  transform: 'translateY(-50%)',
  overflow: 'hidden',
  textAlign: 'end',
  lineHeight: '1.5em',
  color: 'fg.muted',
  fontSize: 'sm',
  pointerEvents: 'none',
  // Where the line may break.
  '&::before': { content: '"\\200B"' },
  '& > span': { display: 'inline-block', whiteSpace: 'nowrap' },
} as const;

/**
 * A date as it is typed, day first, in whatever language the browser speaks; the browser's own calendar opens from its
 * button.
 */
export function DateInput({
  value,
  onChange,
  onPick = onChange,
  read = leerFecha,
  ...props
}: DateInputProps) {
  const { min, max, ...input } = props;
  const calendar = useRef<HTMLInputElement>(null);
  const reading = read(value ?? '');
  // `vie 3 abr` beside `3/4/2026`: a day taken for a month is seen at once.
  const words = 'valor' in reading ? formatearFecha(reading.valor).replace(/ \d{4}$/, '') : null;
  return (
    <Box position="relative">
      <TypedInput
        placeholder="día/mes/año"
        {...input}
        value={value}
        onChange={onChange}
        read={read}
        write={formatearFechaCorta}
        paddingInlineEnd="12"
      />
      {words ? (
        <Box aria-hidden css={besideDate}>
          <span>{words}</span>
        </Box>
      ) : null}
      <Box position="absolute" insetInlineEnd="0" top="50%" transform="translateY(-50%)">
        <IconButton
          label="Abrir el calendario"
          icon={<CalendarDays />}
          disabled={input.disabled}
          onClick={() => calendar.current?.showPicker()}
        />
        {/* Only its calendar is used: it opens under the button and says nothing to a screen reader. */}
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden
          min={min}
          max={max}
          value={'valor' in reading ? reading.valor : ''}
          onChange={(event) => onPick(event.currentTarget.value)}
          style={{
            position: 'absolute',
            insetInlineEnd: 0,
            bottom: 0,
            width: 1,
            height: 1,
            opacity: 0,
            border: 0,
            pointerEvents: 'none',
          }}
        />
      </Box>
    </Box>
  );
}
