import { useRef } from 'react';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import type { RowKey, RowsProps } from './data-table-types';
import { useStableCallback } from './use-stable-callback';

type Selected = ReadonlySet<RowKey>;
export type PageSelection = 'all' | 'some' | 'none';

const pageSelection = (selected: Selected, page: readonly RowKey[]): PageSelection => {
  const chosen = page.filter((key) => selected.has(key)).length;
  if (chosen === 0) return 'none';
  return chosen === page.length ? 'all' : 'some';
};

/** Puts the keys in or takes them out; what is chosen on other pages is left alone. */
const withKeys = (selected: Selected, keys: readonly RowKey[], chosen: boolean): Selected => {
  const next = new Set(selected);
  for (const key of keys) {
    if (chosen) next.add(key);
    else next.delete(key);
  }
  return next;
};

/** The keys from one row to another, both included, whichever comes first. */
const keysBetween = (page: readonly RowKey[], one: number, other: number): readonly RowKey[] =>
  page.slice(Math.min(one, other), Math.max(one, other) + 1);

export const selectionText = (count: number): string =>
  count === 1 ? '1 seleccionado' : `${formatearNumero(count)} seleccionados`;

/** `extend` reaches from the row chosen before, as Shift does in every list. */
export type ToggleRow = (index: number, chosen: boolean, extend: boolean) => void;

export type RowSelection = {
  has: (key: RowKey) => boolean;
  page: PageSelection;
  togglePage: () => void;
  toggle: ToggleRow;
};

const NOTHING: ReadonlySet<RowKey> = new Set();

type SelectionProps<T> = Pick<RowsProps<T>, 'rows' | 'rowId' | 'selected' | 'onSelectedChange'>;

/** Null when the list offers no selection. `toggle` keeps its identity, so that rows that did not change stay still. */
export function useRowSelection<T>(props: SelectionProps<T>): RowSelection | null {
  const anchor = useRef<number>(undefined);
  const { rows, rowId, selected = NOTHING, onSelectedChange } = props;
  const toggle: ToggleRow = useStableCallback((index, chosen, extend) => {
    const from = extend ? (anchor.current ?? index) : index;
    anchor.current = index;
    onSelectedChange?.(withKeys(selected, keysBetween(rows.map(rowId), from, index), chosen));
  });
  if (!onSelectedChange) return null;
  const keys = rows.map(rowId);
  const page = pageSelection(selected, keys);
  return {
    has: (key) => selected.has(key),
    page,
    togglePage: () => onSelectedChange(withKeys(selected, keys, page !== 'all')),
    toggle,
  };
}
