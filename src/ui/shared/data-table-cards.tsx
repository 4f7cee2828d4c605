import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, useEffect, useRef, useState } from 'react';
import { CardListBar } from './card-list-bar';
import { DataCard } from './data-card';
import { cardListStyles } from './data-table-styles';
import type { RowsProps } from './data-table-types';
import { rowSlots } from './row-window';
import { useRowHandlers } from './use-row-handlers';
import { useRowKeys } from './use-row-keys';
import { useRowSelection } from './use-row-selection';
import { type RowWindow, useRowWindow } from './use-row-window';
import { useVisibleColumns } from './use-visible-columns';

const List = chakra('ul', { base: cardListStyles });

const CARD_HEIGHT = 220;

/**
 * Those that fit in the window come first, and the rest in the next drawing: on a phone most of a page is below, and
 * only its room is kept meanwhile.
 */
function useFirstScreen(rows: number, { slots, rowHeight, virtual, listeners }: RowWindow): RowWindow {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  if (whole || virtual) return { slots, rowHeight, virtual, listeners };
  const fit = Math.ceil(window.innerHeight / CARD_HEIGHT);
  return { slots: rowSlots(rows, 0, fit, null), rowHeight: CARD_HEIGHT, virtual, listeners };
}

type CardsProps<T> = RowsProps<T> & { busy: boolean; skeletonRows: number };

/** The same facts in the same order, one under the other, for phones. */
export function DataTableCards<T>({ busy, skeletonRows, ...props }: CardsProps<T>) {
  const { caption, rows, rowId } = props;
  const list = useRef<HTMLUListElement>(null);
  const selection = useRowSelection(props);
  const { slots, rowHeight, virtual, listeners } = useFirstScreen(
    rows.length,
    useRowWindow(list, rows.length, CARD_HEIGHT),
  );
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
