import { Box } from '@chakra-ui/react/box';
import { useEffect, useId, useState } from 'react';
import { esFechaCalendario } from '@/domain/shared/fechas';
import { DateInput } from './date-input';
import type { Filter, FilterValue } from './filter-types';
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
        <DateFilter id={id} min={filter.min} max={filter.max} value={asText(value)} onChange={onChange} />
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

type DateFilterProps = {
  id: string;
  min: string | undefined;
  max: string | undefined;
  value: string;
  onChange: (value: string) => void;
};

/** A year is written digit by digit, and the first three leave a date of the first centuries: nobody is told of those. */
function DateFilter({ value, onChange, ...input }: DateFilterProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <DateInput
      {...input}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (next === '' || esFechaCalendario(next)) onChange(next);
      }}
    />
  );
}
