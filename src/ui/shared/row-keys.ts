import type { RowKey } from './data-table-types';

/**
 * Keys for the rows of a page. A row that stays keeps its key, and with it its elements; one that arrives takes that of
 * one that left, the one in its place if it can: changing the words of a row costs a fraction of making it anew.
 */
export const recycledKeys = (
  before: ReadonlyMap<RowKey, number>,
  rows: readonly RowKey[],
): ReadonlyMap<RowKey, number> => {
  const staying = new Set(rows);
  const places = [...before];
  const free = new Set(places.filter(([row]) => !staying.has(row)).map(([, key]) => key));
  let unused = Math.max(-1, ...before.values()) + 1;
  const take = (preferred: number | undefined): number => {
    const found = preferred !== undefined && free.has(preferred) ? preferred : free.values().next().value;
    if (found === undefined) return unused++;
    free.delete(found);
    return found;
  };
  return new Map(rows.map((row, place) => [row, before.get(row) ?? take(places[place]?.[1])]));
};
