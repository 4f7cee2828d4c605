import { Columns3 } from 'lucide-react';
import type { Column } from './data-table-types';
import { Menu } from './menu';

type ColumnsMenuProps<T> = {
  columns: readonly [Column<T>, ...Column<T>[]];
  hidden?: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  /** 'icon' for the corner of a table; 'button' says the word, for a bar. */
  look?: 'icon' | 'button';
};

/** Which columns the list shows. The first names the row: it is always there. */
export function ColumnsMenu<T>({ columns, hidden = [], onChange, look = 'icon' }: ColumnsMenuProps<T>) {
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
      trigger={
        <>
          <Columns3 aria-hidden />
          {look === 'button' ? 'Columnas' : null}
        </>
      }
      triggerProps={
        look === 'button'
          ? { variant: 'outline' }
          : { size: 'sm', paddingInline: '2', color: 'fg.muted', title: 'Columnas' }
      }
      actions={actions}
    />
  );
}
