import { useMemo } from 'react';
import { type RowsProps, visibleColumns } from './data-table-types';

/** The same array while nothing changes: the rows compare it to know whether to draw again. */
export const useVisibleColumns = <T>({ columns, hiddenColumns }: RowsProps<T>): RowsProps<T>['columns'] =>
  useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
