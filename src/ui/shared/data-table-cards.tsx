import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { CardListBar } from './card-list-bar';
import { DataCard } from './data-card';
import { cardListStyles } from './data-table-styles';
import type { RowsProps } from './data-table-types';
import { useRowHandlers } from './use-row-handlers';
import { useRowKeys } from './use-row-keys';
import { useRowSelection } from './use-row-selection';
import { useRowWindow } from './use-row-window';
import { useVisibleColumns } from './use-visible-columns';

const List = chakra('ul', { base: cardListStyles });

const CARD_HEIGHT = 220;

type CardsProps<T> = RowsProps<T> & { busy: boolean; skeletonRows: number };

/** The same facts in the same order, one under the other, for phones. */
export function DataTableCards<T>({ busy, skeletonRows, ...props }: CardsProps<T>) {
  const { caption, rows, rowId } = props;
  const list = useRef<HTMLUListElement>(null);
  const selection = useRowSelection(props);
  const { slots, rowHeight, virtual, listeners } = useRowWindow(list, rows.length, CARD_HEIGHT);
  const handlers = useRowHandlers(props);
  const keyOf = useRowKeys(rows.map(rowId), virtual);
  const columns = useVisibleColumns(props);
  return (
    <>
      <CardListBar {...props} selection={selection} />
      <List ref={list} aria-label={caption} aria-busy={busy || undefined} {...listeners}>
        {Array.from({ length: skeletonRows }, (_, index) => `tarjeta-${index}`).map((key) => (
          <li key={key} aria-hidden>
            <span className="hueso" />
            <Box height="16" />
          </li>
        ))}
        {slots.map((slot) => {
          if ('gap' in slot) {
            const height = slot.gap * rowHeight;
            return <li key={`hueco-${slot.from}`} aria-hidden className="hueco" style={{ height }} />;
          }
          const row = rows[slot.index] as T;
          return (
            <DataCard
              key={keyOf(rowId(row))}
              id={rowId(row)}
              row={row}
              index={slot.index}
              columns={columns}
              rowName={props.rowName}
              {...handlers}
              openHref={props.openHref}
              LinkComponent={props.LinkComponent}
              chosen={selection?.has(rowId(row))}
              onToggle={selection?.toggle}
              setSize={virtual ? rows.length : undefined}
            />
          );
        })}
      </List>
    </>
  );
}
