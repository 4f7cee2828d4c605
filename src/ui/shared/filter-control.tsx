import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { deferred } from './deferred';
import type { Filter, FilterValue } from './filter-types';
import { SearchInput } from './search-input';
import { SelectInput } from './select-input';

const FilterDayControl = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './filter-day-control')).FilterDayControl,
);

type FilterControlProps = {
  filter: Filter;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  /** Told whether what is written in it is no value it can filter by. */
  onRefused: (refused: boolean) => void;
  onEnter?: (value: string) => void;
};

const asText = (value: FilterValue) =>
  value === undefined || typeof value === 'boolean' ? '' : String(value);

export function FilterControl({ filter, value, onChange, onRefused, onEnter }: FilterControlProps) {
  const id = useId();
  if (filter.type === 'search') {
    return (
      <SearchInput
        label={filter.label}
        placeholder={filter.placeholder ?? filter.label}
        value={asText(value)}
        onSearch={onChange}
        onEnter={onEnter}
      />
    );
  }
  if (filter.type === 'custom') return <Box alignSelf="end">{filter.render(value, onChange)}</Box>;
  return (
    <Box minWidth="0">
      <Box as="label" display="block" marginBottom="1" fontSize="sm" color="fg.muted" {...{ htmlFor: id }}>
        {filter.label}
      </Box>
      {filter.type === 'date' || filter.type === 'period' ? (
        <Box minHeight={{ base: 'touch', md: 'control' }}>
          <FilterDayControl
            id={id}
            filter={filter}
            value={asText(value)}
            onChange={onChange}
            onRefused={onRefused}
          />
        </Box>
      ) : filter.type === 'order' ? (
        <SelectInput
          id={id}
          options={filter.options}
          placeholder={null}
          value={asText(value) || filter.usual}
          onChange={onChange}
        />
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
