import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { formatearFechaCorta } from '@/domain/shared/lectura/leer-fecha';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import { activeFilters, type Filter, type FilterValue, type FilterValues } from './filter-types';

/** What a filter leaves in sight, in few words. */
const inWords = (filter: Filter, value: FilterValue): string => {
  if (filter.type === 'select')
    return filter.options.find((option) => String(option.value) === String(value))?.label ?? filter.label;
  if (filter.type === 'date') return `${filter.label} ${formatearFechaCorta(String(value))}`;
  if (filter.type === 'period') return periodoEnPalabras(String(value));
  return filter.label;
};

/** Of a paper: which filters were on, and what it says of a house also while it is of all of them. */
export const filtersInWords = (filters: readonly Filter[], values: FilterValues): string =>
  activeFilters(filters, values, true)
    .map((filter) => {
      const value = values[filter.id];
      if (filter.type === 'search') return `«${value}»`;
      if (filter.type !== 'select') return inWords(filter, value);
      return `${filter.label}: ${value ? inWords(filter, value) : filter.placeholder}`;
    })
    .join(' · ');

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: { base: 'touch', md: '8' },
      paddingInline: '3',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
    '& svg': { width: '1rem', height: '1rem' },
  },
});

type FilterChipsProps = {
  filters: readonly Filter[];
  values: FilterValues;
  onRemove: (id: string) => void;
};

/** The filters that are on, each with the way to take it away. */
export function FilterChips({ filters, values, onRemove }: FilterChipsProps) {
  return (
    <List aria-label="Filtros puestos">
      {filters.map((filter) => {
        const words = inWords(filter, values[filter.id]);
        return (
          <li key={filter.id}>
            <button type="button" aria-label={`Quitar filtro: ${words}`} onClick={() => onRemove(filter.id)}>
              {words}
              <X aria-hidden />
            </button>
          </li>
        );
      })}
    </List>
  );
}
