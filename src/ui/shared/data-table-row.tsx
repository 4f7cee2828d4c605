import { type MouseEvent, memo } from 'react';
import type { Column, RowsProps } from './data-table-types';
import { RowActionsMenu } from './row-actions-menu';
import { RowCheckbox } from './row-checkbox';
import type { ToggleRow } from './use-row-selection';

type RowNameProps<T> = { row: T; column: Column<T> } & Pick<
  RowsProps<T>,
  'rowName' | 'rowMark' | 'openHref' | 'onOpen' | 'LinkComponent'
>;

/** The name of the row, as a link, a button or text, with its second line. */
export function RowName<T>({
  row,
  column,
  rowName,
  rowMark,
  openHref,
  onOpen,
  LinkComponent,
}: RowNameProps<T>) {
  const name = rowName(row);
  const content = column.cell(row);
  const secondary = column.secondary?.(row);
  const Link = LinkComponent ?? 'a';
  const href = openHref?.(row);
  const openHere = onOpen
    ? (event: MouseEvent) => {
        event.preventDefault();
        onOpen(row);
      }
    : undefined;
  return (
    <>
      {href !== undefined ? (
        <Link className="nombre" href={href} title={name} onClick={openHere}>
          {content}
        </Link>
      ) : onOpen ? (
        <button type="button" className="nombre" title={name} onClick={() => onOpen(row)}>
          {content}
        </button>
      ) : (
        <span className="nombre" title={name}>
          {content}
        </span>
      )}
      {rowMark ? (
        <small>
          <span className="recortado">
            {rowMark(row)} {secondary}
          </span>
        </small>
      ) : secondary ? (
        <small>{secondary}</small>
      ) : null}
    </>
  );
}

export type RowProps<T> = Pick<
  RowsProps<T>,
  'columns' | 'rowName' | 'rowMark' | 'openHref' | 'onOpen' | 'LinkComponent' | 'rowActions'
> & {
  row: T;
  index: number;
  /** Undefined where the list offers no selection. */
  chosen?: boolean;
  onToggle?: ToggleRow;
  /** How many rows the whole list has, when not all of them are in the document. */
  setSize?: number;
  /** The row ends with a cell even without actions. */
  endCell?: boolean;
};

function TableRow<T>({ row, index, chosen, onToggle, setSize, endCell, ...props }: RowProps<T>) {
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
