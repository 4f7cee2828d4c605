import type { RowsProps } from './data-table-types';
import { useStableCallback } from './use-stable-callback';

type Handlers<T> = Pick<RowsProps<T>, 'onOpen' | 'rowActions'>;

/**
 * What the rows call when they are used, always the same functions: rows compare them to know whether to draw again,
 * and a screen makes its own anew each time it draws.
 */
export function useRowHandlers<T>({ onOpen, rowActions }: Handlers<T>): Handlers<T> {
  const open = useStableCallback((row: T) => onOpen?.(row));
  const actions = useStableCallback((row: T) => rowActions?.(row) ?? []);
  return { onOpen: onOpen && open, rowActions: rowActions && actions };
}
