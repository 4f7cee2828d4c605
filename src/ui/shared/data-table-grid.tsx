import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { tableStyles } from './data-table-styles';
import { type Column, nextSort, type RowsProps, type Sort } from './data-table-types';
import { RowActionsMenu } from './row-actions-menu';
import { RowName } from './row-name';

const Table = chakra('table', { base: tableStyles });

type GridProps<T> = RowsProps<T> & { busy: boolean; skeletonRows: number };

/** Plain cells under one styled table: a styled component per cell would cost more than the data. */
export function DataTableGrid<T>({ busy, skeletonRows, ...props }: GridProps<T>) {
  const { caption, columns, rows, rowId, rowName, rowActions, LinkComponent } = props;
  const [first, ...others] = columns;
  return (
    <Table aria-busy={busy || undefined}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
          ))}
          {rowActions ? (
            <th scope="col" className="acciones">
              <span className="oculto">Acciones</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {skeletonRows > 0 ? (
          <SkeletonBody rows={skeletonRows} columns={columns.length + (rowActions ? 1 : 0)} />
        ) : null}
        {rows.map((row) => (
          <tr key={rowId(row)}>
            <th scope="row">
              <RowName row={row} column={first} {...props} />
            </th>
            {others.map((column) => (
              <td key={column.id} data-align={column.align} data-hide={column.hideBelow}>
                {column.cell(row)}
                {column.secondary ? <small>{column.secondary(row)}</small> : null}
              </td>
            ))}
            {rowActions ? (
              <td className="acciones">
                <RowActionsMenu
                  rowName={rowName(row)}
                  actions={rowActions(row)}
                  LinkComponent={LinkComponent}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type HeaderCellProps<T> = { column: Column<T>; sort?: Sort | null; onSort?: (sort: Sort) => void };

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<T>({ column, sort, onSort }: HeaderCellProps<T>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sortable = column.sortable && onSort;
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-hide={column.hideBelow}
      aria-sort={sortable ? (direction ? ariaSort[direction] : 'none') : undefined}
      style={column.width ? { width: column.width } : undefined}
    >
      {sortable ? (
        <button
          type="button"
          data-active={direction ? '' : undefined}
          onClick={() => onSort(nextSort(sort, column.id))}
        >
          {column.header}
          <Icon size={14} aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function SkeletonBody({ rows, columns }: { rows: number; columns: number }) {
  const cells = Array.from({ length: columns }, (_, index) => `columna-${index}`);
  return Array.from({ length: rows }, (_, index) => `fila-${index}`).map((key) => (
    <tr key={key} aria-hidden>
      {cells.map((cell, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={cell}>
            <span className="hueso" />
          </Cell>
        );
      })}
    </tr>
  ));
}
