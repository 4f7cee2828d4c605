import type { ReactNode } from 'react';
import type { SelectOption } from './select-input';

export type FilterValue = string | number | boolean | undefined;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export type Filter = { id: string; label: string } & (
  | { type: 'search'; placeholder?: string }
  | { type: 'select'; options: readonly SelectOption[]; placeholder?: string }
  /** `error` is what is wrong with the day that is chosen. */
  | { type: 'date'; min?: string; max?: string; error?: string }
  /** A month; `from` is where its arrows begin. `told` when the page says by itself which one it is. */
  | { type: 'period'; from: string; told?: boolean }
  /** Which rows come first: no filter, and only where no header of a table offers it. `usual` is the order without one. */
  | { type: 'order'; options: readonly SelectOption[]; usual: string }
  | { type: 'custom'; render: (value: FilterValue, onChange: (value: FilterValue) => void) => ReactNode }
);

const isActive = (value: FilterValue) => value !== undefined && value !== '' && value !== false;

const isTold = (filter: Filter): boolean => filter.type === 'period' && filter.told === true;

/** Those that leave rows out, but for what the page says by itself. */
export const activeFilters = (filters: readonly Filter[], values: FilterValues): readonly Filter[] =>
  filters.filter((filter) => filter.type !== 'order' && !isTold(filter) && isActive(values[filter.id]));

export const hasTold = (filters: readonly Filter[], values: FilterValues): boolean =>
  filters.some((filter) => isTold(filter) && isActive(values[filter.id]));
