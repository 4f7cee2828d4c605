import { memo } from 'react';
import type { Column, RowKey, RowsProps } from './data-table-types';
import { RowActionsMenu } from './row-actions-menu';
import { RowCheckbox } from './row-checkbox';
import { RowName } from './row-name';
import type { ToggleRow } from './use-row-selection';

export type RowProps<T> = Pick<
  RowsProps<T>,
  'columns' | 'rowName' | 'openHref' | 'onOpen' | 'LinkComponent' | 'rowActions'
> & {
  row: T;
  /** Of the row. Its elements may have been another's: what remembers something asks whose it was. */
  id: RowKey;
  index: number;
  /** Undefined where the list offers no selection. */
  chosen?: boolean;
  onToggle?: ToggleRow;
  /** How many rows the whole list has, when not all of them are in the document. */
  setSize?: number;
  /** The row ends with a cell even without actions. */
  endCell?: boolean;
};

function TableRow<T>({ row, id, index, chosen, onToggle, setSize, endCell, ...props }: RowProps<T>) {
  const { columns, rowName, rowActions, LinkComponent } = props;
  const [first, ...others] = columns;
  return (
    <tr
      data-index={index}
      data-chosen={chosen ? '' : undefined}
      aria-rowindex={setSize === undefined ? undefined : index + 2}
    >
      {onToggle ? (
        <td className="seleccion">
          <RowCheckbox rowName={rowName(row)} index={index} checked={chosen === true} onToggle={onToggle} />
        </td>
      ) : null}
      <th scope="row">
        <RowName row={row} column={first} {...props} />
      </th>
      {others.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {endCell ? (
        <td className="acciones">
          {rowActions ? (
            <RowActionsMenu
              of={id}
              rowName={rowName(row)}
              actions={() => rowActions(row)}
              LinkComponent={LinkComponent}
            />
          ) : null}
        </td>
      ) : null}
    </tr>
  );
}

function Cell<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <td data-align={column.align} data-hide={column.hideBelow}>
      {column.cell(row)}
      {column.secondary ? <small>{column.secondary(row)}</small> : null}
    </td>
  );
}

/** Scrolling a long list draws only the rows that enter it. */
export const DataTableRow = memo(TableRow) as typeof TableRow;
