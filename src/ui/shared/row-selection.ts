import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { RowKey } from './data-table-types';

export type Selected = ReadonlySet<RowKey>;
export type PageSelection = 'all' | 'some' | 'none';

export const pageSelection = (selected: Selected, page: readonly RowKey[]): PageSelection => {
  const chosen = page.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
};

/** Puts the keys in or takes them out; what is chosen on other pages is left alone. */
export const withKeys = (selected: Selected, keys: readonly RowKey[], chosen: boolean): Selected => {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** The keys from one row to another, both included, whichever comes first. */
export const keysBetween = (page: readonly RowKey[], one: number, other: number): readonly RowKey[] =>
  page.slice(Math.min(one, other), Math.max(one, other) + 1);

export const selectionText = (count: number): string =>
  count === 1 ? '1 seleccionado' : `${formatearNumero(count)} seleccionados`;
