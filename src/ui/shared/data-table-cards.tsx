import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cardListStyles } from './data-table-styles';
import { type Column, nextSort, type RowsProps } from './data-table-types';
import { IconButton } from './icon-button';
import { RowActionsMenu } from './row-actions-menu';
import { RowName } from './row-name';
import { SelectInput } from './select-input';

const List = chakra('ul', { base: cardListStyles });

type CardsProps<T> = RowsProps<T> & { busy: boolean; skeletonRows: number };

/** The same facts in the same order, one under the other, for phones. */
export function DataTableCards<T>({ busy, skeletonRows, ...props }: CardsProps<T>) {
  const { caption, columns, rows, rowId, rowName, rowActions, LinkComponent } = props;
  const [first, ...others] = columns;
  return (
    <>
      <CardSort {...props} />
      <List aria-label={caption} aria-busy={busy || undefined}>
        {Array.from({ length: skeletonRows }, (_, index) => `tarjeta-${index}`).map((key) => (
          <li key={key} aria-hidden>
            <span className="hueso" />
            <Box height="16" />
          </li>
        ))}
        {rows.map((row) => (
          <li key={rowId(row)}>
            <header>
              <div>
                <RowName row={row} column={first} {...props} />
              </div>
              {rowActions ? (
                <RowActionsMenu
                  rowName={rowName(row)}
                  actions={rowActions(row)}
                  LinkComponent={LinkComponent}
                />
              ) : null}
            </header>
            <dl>
              {others.map((column) => (
                <Fact key={column.id} column={column} row={row} />
              ))}
            </dl>
          </li>
        ))}
      </List>
    </>
  );
}

function Fact<T>({ column, row }: { column: Column<T>; row: T }) {
  return (
    <div>
      <dt>{column.header}</dt>
      <dd>
        {column.cell(row)}
        {column.secondary ? <small>{column.secondary(row)}</small> : null}
      </dd>
    </div>
  );
}

function CardSort<T>({ columns, sort, onSort }: RowsProps<T>) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSort || sortable.length === 0) return null;
  const ascending = sort?.direction !== 'desc';
  return (
    <Box display="flex" gap="2" padding="3" borderBottom="1px solid" borderColor="border">
      <Box flex="1">
        <SelectInput
          aria-label="Ordenar por"
          placeholder={sort ? null : 'Ordenar por'}
          value={sort?.column}
          options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
          onChange={(column) => {
            if (column !== '') onSort({ column: String(column), direction: 'asc' });
          }}
        />
      </Box>
      {sort ? (
        <IconButton
          variant="outline"
          label={
            ascending ? 'Orden ascendente; cambiar a descendente' : 'Orden descendente; cambiar a ascendente'
          }
          icon={ascending ? <ArrowUp /> : <ArrowDown />}
          onClick={() => onSort(nextSort(sort, sort.column))}
        />
      ) : null}
    </Box>
  );
}
