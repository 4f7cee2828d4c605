import { useRef } from 'react';
import type { RowKey } from './data-table-types';
import { recycledKeys } from './row-keys';

/** The React key of each row of the page. Rows that are not all in the document are known by their own id. */
export function useRowKeys(rows: readonly RowKey[], virtual: boolean): (row: RowKey) => RowKey {
  const known = useRef<ReadonlyMap<RowKey, number>>(new Map());
  if (virtual) return (row) => row;
  // Asked twice for the same rows it answers the same, so drawing twice is safe.
  known.current = recycledKeys(known.current, rows);
  const keys = known.current;
  return (row) => keys.get(row) ?? row;
}
