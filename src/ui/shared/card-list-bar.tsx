import { Box } from '@chakra-ui/react/box';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { ColumnsMenu } from './columns-menu';
import { nextSort, type RowsProps } from './data-table-types';
import { IconButton } from './icon-button';
import { PageCheckbox } from './row-checkbox';
import { SelectInput } from './select-input';
import type { RowSelection } from './use-row-selection';

/** Above the cards, what the header of the table offers: select the page, sort, choose what is shown. */
export function CardListBar<T>({ selection, ...props }: RowsProps<T> & { selection: RowSelection | null }) {
  const { columns, sort, onSort, hiddenColumns, onHiddenColumnsChange } = props;
  const sortable = columns.filter((column) => column.sortable);
  const sorts = onSort && sortable.length > 0;
  if (!sorts && !selection && !onHiddenColumnsChange) return null;
  const ascending = sort?.direction !== 'desc';
  return (
    <Box display="flex" alignItems="center" gap="2" padding="3" borderBottom="1px solid" borderColor="border">
      {selection ? <PageCheckbox page={selection.page} onToggle={selection.togglePage} /> : null}
      {sorts ? (
        <Box flex="1" minWidth="0">
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
      ) : null}
      {sorts && sort ? (
        <IconButton
          variant="outline"
          label={
            ascending ? 'Orden ascendente; cambiar a descendente' : 'Orden descendente; cambiar a ascendente'
          }
          icon={ascending ? <ArrowUp /> : <ArrowDown />}
          onClick={() => onSort(nextSort(sort, sort.column))}
        />
      ) : null}
      {onHiddenColumnsChange ? (
        <Box marginInlineStart="auto">
          <ColumnsMenu columns={columns} hidden={hiddenColumns} onChange={onHiddenColumnsChange} />
        </Box>
      ) : null}
    </Box>
  );
}
