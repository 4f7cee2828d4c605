import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useVisibleColumns } from './columns-menu';
import { DataTableHeader } from './data-table-header';
import { DataTableRow } from './data-table-row';
import { tableStyles } from './data-table-styles';
import type { RowsProps } from './data-table-types';
import { useRowHandlers } from './use-row-handlers';
import { useRowSelection } from './use-row-selection';
import { useRowWindow } from './use-row-window';

const Table = chakra('table', { base: tableStyles });

const ROW_HEIGHT = 52;

export type DrawnRowsProps<T> = RowsProps<T> & {
  busy: boolean;
  skeletonRows: number;
  /** Every row in the document, however many: paper does not scroll. */
  whole: boolean;
};

/** Plain cells under one styled table: a styled component per cell would cost more than the data. */
export function DataTableGrid<T>({ busy, skeletonRows, whole, ...props }: DrawnRowsProps<T>) {
  const { caption, rows, rowId, rowActions } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const selection = useRowSelection(props);
  const { slots, rowHeight, virtual, listeners } = useRowWindow(body, rows.length, ROW_HEIGHT, whole);
  const columns = useVisibleColumns(props);
  const handlers = useRowHandlers(props);
  const endCell = Boolean(rowActions ?? props.onHiddenColumnsChange);
  const width = columns.length + (selection ? 1 : 0) + (endCell ? 1 : 0);
  return (
    <Table
      aria-busy={busy || undefined}
      aria-rowcount={virtual ? rows.length + 1 : undefined}
      data-virtual={virtual ? '' : undefined}
    >
      <caption>{caption}</caption>
      <DataTableHeader {...props} shown={columns} selection={selection} endCell={endCell} />
      <tbody ref={body} {...listeners}>
        {skeletonRows > 0 ? <SkeletonBody rows={skeletonRows} columns={width} /> : null}
        {slots.map((slot) => {
          if ('gap' in slot)
            return (
              <Gap key={`hueco-${slot.from}-${slot.gap}`} height={slot.gap * rowHeight} columns={width} />
            );
          const row = rows[slot.index] as T;
          return (
            <DataTableRow
              key={rowId(row)}
              row={row}
              index={slot.index}
              columns={columns}
              rowName={props.rowName}
              rowMark={props.rowMark}
              {...handlers}
              openHref={props.openHref}
              LinkComponent={props.LinkComponent}
              chosen={selection?.has(rowId(row))}
              onToggle={selection?.toggle}
              setSize={virtual ? rows.length : undefined}
              endCell={endCell}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

/** Its key holds its size: Chromium does not always lay out again a row that only changes its height. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden className="hueco" style={{ height }}>
      <td colSpan={columns} />
    </tr>
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
