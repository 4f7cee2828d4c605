import { formatearFechaCorta, leerFecha, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { CommitInput } from './commit-input';
import { DateInput } from './date-input';
import type { Filter } from './filter-types';
import { PeriodInput } from './period-input';

type FilterDayControlProps = {
  id: string;
  filter: Extract<Filter, { type: 'date' | 'period' }>;
  value: string;
  onChange: (value: string) => void;
  onRefused: (refused: boolean) => void;
};

/** A day or a month written as people write them. */
export function FilterDayControl({ id, filter, value, onChange, onRefused }: FilterDayControlProps) {
  const common = { id, value, onCommit: onChange, onRefused };
  return filter.type === 'date' ? (
    <CommitInput {...common} read={leerFecha} write={formatearFechaCorta} error={filter.error}>
      {(control) => <DateInput id={id} min={filter.min} max={filter.max} {...control} />}
    </CommitInput>
  ) : (
    <CommitInput {...common} read={leerPeriodo} write={periodoEnPalabras}>
      {(control) => <PeriodInput id={id} from={filter.from} placeholder="Todos" {...control} />}
    </CommitInput>
  );
}
