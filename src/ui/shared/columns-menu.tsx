import { Columns3 } from 'lucide-react';
import { useMemo } from 'react';
import { type Column, type RowsProps, visibleColumns } from './data-table-types';
import { Menu } from './menu';

/** The same array while nothing changes: the rows compare it to know whether to draw again. */
export const useVisibleColumns = <T,>({ columns, hiddenColumns }: RowsProps<T>): RowsProps<T>['columns'] =>
  useMemo(() => visibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);

type ColumnsMenuProps<T> = {
  columns: readonly [Column<T>, ...Column<T>[]];
  hidden?: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

/** Which columns the table shows, in its corner. The first names the row: it is always there. */
export function ColumnsMenu<T>({ columns, hidden = [], onChange }: ColumnsMenuProps<T>) {
  const toggle = (id: string) =>
    onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  const actions = columns.map(({ id, header }, index) => ({
    id,
    label: header,
    checked: !hidden.includes(id) || index === 0,
    disabledReason: index === 0 ? 'Siempre visible' : undefined,
    onSelect: () => toggle(id),
  }));
  return (
    <Menu
      label="Columnas"
      trigger={<Columns3 aria-hidden />}
      triggerProps={{ size: 'sm', paddingInline: '2', color: 'fg.muted', title: 'Columnas' }}
      actions={actions}
    />
  );
}
