import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { leerFecha, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { CommitInput } from './commit-input';
import { DateInput } from './date-input';
import type { Filter, FilterValue } from './filter-types';
import { PeriodInput } from './period-input';
import { SearchInput } from './search-input';
import { SelectInput } from './select-input';

type FilterControlProps = { filter: Filter; value: FilterValue; onChange: (value: FilterValue) => void };

const asText = (value: FilterValue) =>
  value === undefined || typeof value === 'boolean' ? '' : String(value);

export function FilterControl({ filter, value, onChange }: FilterControlProps) {
  const id = useId();
  if (filter.type === 'search') {
    return (
      <SearchInput
        label={filter.label}
        placeholder={filter.placeholder ?? filter.label}
        value={asText(value)}
        onSearch={onChange}
      />
    );
  }
  if (filter.type === 'custom') return <Box alignSelf="end">{filter.render(value, onChange)}</Box>;
  return (
    <Box minWidth="0">
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        {filter.label}
      </Box>
      {filter.type === 'date' ? (
        <CommitInput id={id} value={asText(value)} onCommit={onChange} read={leerFecha}>
          {(control) => <DateInput id={id} min={filter.min} max={filter.max} {...control} />}
        </CommitInput>
      ) : filter.type === 'period' ? (
        <CommitInput id={id} value={asText(value)} onCommit={onChange} read={leerPeriodo}>
          {(control) => <PeriodInput id={id} from={filter.from} placeholder="Todos" {...control} />}
        </CommitInput>
      ) : (
        <SelectInput
          id={id}
          options={filter.options}
          placeholder={filter.placeholder}
          value={typeof value === 'boolean' ? '' : value}
          onChange={onChange}
        />
      )}
    </Box>
  );
}
