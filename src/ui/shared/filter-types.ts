import type { ReactNode } from 'react';
import type { SelectOption } from './select-input';

export type FilterValue = string | number | boolean | undefined;
export type FilterValues = Readonly<Record<string, FilterValue>>;

export type Filter = { id: string; label: string } & (
  | { type: 'search'; placeholder?: string }
  | { type: 'select'; options: readonly SelectOption[]; placeholder?: string }
  | { type: 'date'; min?: string; max?: string }
  /** A month; `from` is where its arrows begin. */
  | { type: 'period'; from: string }
  | { type: 'custom'; render: (value: FilterValue, onChange: (value: FilterValue) => void) => ReactNode }
);

const isActive = (value: FilterValue) => value !== undefined && value !== '' && value !== false;

export const countActive = (filters: readonly Filter[], values: FilterValues): number =>
  filters.filter(({ id }) => isActive(values[id])).length;
