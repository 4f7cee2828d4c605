import { Box } from '@chakra-ui/react/box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { sumarMeses } from '@/domain/shared/fechas';
import { leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { IconButton } from './icon-button';
import { TypedInput, type TypedInputProps } from './typed-input';

export type PeriodInputProps = Omit<
  TypedInputProps<string>,
  'read' | 'write' | 'retype' | 'inputMode' | 'type'
> & {
  /** Month `YYYY-MM`, the text while it cannot be read, or '' for none. */
  value: string | undefined;
  /** Where the arrows begin from while there is no month. */
  from: string;
  /** Told instead of `onChange` what is chosen and not typed. */
  onPick?: (value: string) => void;
};

/** A month: typed in any of its ways, or one tap back and forth. */
export function PeriodInput({ value, onChange, onPick = onChange, from, ...input }: PeriodInputProps) {
  const reading = leerPeriodo(value ?? '');
  const step = (months: number) => onPick('valor' in reading ? sumarMeses(reading.valor, months) : from);
  return (
    <Box display="flex">
      <IconButton
        label="Mes anterior"
        icon={<ChevronLeft />}
        disabled={input.disabled}
        onClick={() => step(-1)}
      />
      <TypedInput
        placeholder="mes/año"
        {...input}
        value={value}
        onChange={onChange}
        read={leerPeriodo}
        write={periodoEnPalabras}
      />
      <IconButton
        label="Mes siguiente"
        icon={<ChevronRight />}
        disabled={input.disabled}
        onClick={() => step(1)}
      />
    </Box>
  );
}
