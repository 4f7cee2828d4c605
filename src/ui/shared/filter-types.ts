import type { ReactNode } from 'react';
import type { SelectOption } from './select-input';

export type FilterValue = string | number | boolean | undefined;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export type Filter = { id: string; label: string } & (
  | { type: 'search'; placeholder?: string }
  /** `always`: a paper says it also while nothing is chosen, with its placeholder. */
  | { type: 'select'; options: readonly SelectOption[]; placeholder?: string; always?: true }
  /** `error` is what is wrong with the day that is chosen. */
  | { type: 'date'; min?: string; max?: string; error?: string }
  /** A month; `from` is where its arrows begin. */
  | { type: 'period'; from: string }
  /** Which rows come first: no filter, and only where no header of a table offers it. `usual` is the order without one. */
  | { type: 'order'; options: readonly SelectOption[]; usual: string }
  | { type: 'custom'; render: (value: FilterValue, onChange: (value: FilterValue) => void) => ReactNode }
);

const isActive = (value: FilterValue) => value !== undefined && value !== '' && value !== false;

/** Those that leave rows out; `onPaper`, also those that are always said there. */
export const activeFilters = (
  filters: readonly Filter[],
  values: FilterValues,
  onPaper = false,
): readonly Filter[] =>
  filters.filter(
    (filter) => filter.type !== 'order' && (isActive(values[filter.id]) || (onPaper && 'always' in filter)),
  );
