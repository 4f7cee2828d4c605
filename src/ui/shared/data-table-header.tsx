import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { ColumnsMenu } from './columns-menu';
import { type Column, nextSort, type RowsProps } from './data-table-types';
import { PageCheckbox } from './row-checkbox';
import type { RowSelection } from './use-row-selection';

type HeaderProps<T> = RowsProps<T> & {
  shown: RowsProps<T>['columns'];
  selection: RowSelection | null;
  endCell: boolean;
};

export function DataTableHeader<T>({ shown, selection, endCell, ...props }: HeaderProps<T>) {
  return (
    <thead>
      <tr>
        {selection ? (
          <th scope="col" className="seleccion">
            <PageCheckbox page={selection.page} onToggle={selection.togglePage} />
          </th>
        ) : null}
        {shown.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={props.sort}
            onSort={props.onSort}
            onSortNear={props.onSortNear}
          />
        ))}
        {endCell ? (
          <th scope="col" className="acciones">
            {props.rowActions ? <span className="oculto">Acciones</span> : null}
            {props.onHiddenColumnsChange ? (
              <ColumnsMenu
                columns={props.columns}
                hidden={props.hiddenColumns}
                onChange={props.onHiddenColumnsChange}
              />
            ) : null}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

type HeaderCellProps<T> = { column: Column<T> } & Pick<RowsProps<T>, 'sort' | 'onSort' | 'onSortNear'>;

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function HeaderCell<T>({ column, sort, onSort, onSortNear }: HeaderCellProps<T>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const sortable = column.sortable && onSort;
  const near = () => onSortNear?.(nextSort(sort, column.id));
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      data-align={column.align}
      data-hide={column.hideBelow}
      aria-sort={sortable ? (direction ? ariaSort[direction] : 'none') : undefined}
      data-width={column.width}
      data-title={sortable && column.header}
      style={column.width === 'rest' ? undefined : { width: column.width }}
    >
      {sortable ? (
        <button
          type="button"
          className="orden"
          data-active={direction ? '' : undefined}
          onPointerEnter={near}
          onFocus={near}
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
