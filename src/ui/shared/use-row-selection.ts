import { useRef } from 'react';
import type { RowKey, RowsProps } from './data-table-types';
import { keysBetween, type PageSelection, pageSelection, withKeys } from './row-selection';
import { useStableCallback } from './use-stable-callback';

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
