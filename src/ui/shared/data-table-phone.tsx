import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Phone, SquareCheck } from 'lucide-react';
import { memo, useRef } from 'react';
import type { DrawnRowsProps } from './data-table-grid';
import { RowName, type RowProps } from './data-table-row';
import { phoneListStyles } from './data-table-styles';
import type { PhoneRow, RowsProps } from './data-table-types';
import type { MenuAction } from './menu-action';
import { RowActionsMenu } from './row-actions-menu';
import { PageCheckbox, RowCheckbox } from './row-checkbox';
import { useRowHandlers } from './use-row-handlers';
import { useRowSelection } from './use-row-selection';
import { useRowWindow } from './use-row-window';

type PhoneProps<T> = RowProps<T> & { phone: PhoneRow<T> };

function TwoLines<T>({ row, index, chosen, onToggle, setSize, phone, ...props }: PhoneProps<T>) {
  const { columns, rowName, rowActions, LinkComponent } = props;
  const [first] = columns;
  // While rows are being chosen nobody calls, and the name has the room.
  const call = onToggle ? null : phone.call?.(row);
  return (
    <li
      data-index={index}
      data-chosen={chosen ? '' : undefined}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      {onToggle ? (
        <RowCheckbox rowName={rowName(row)} index={index} checked={chosen === true} onToggle={onToggle} />
      ) : null}
      <div className="lines" data-wrap={phone.wrap ? '' : undefined}>
        <div>
          <RowName
            row={row}
            column={{ ...first, cell: (one) => <span>{first.cell(one)}</span>, secondary: undefined }}
            {...props}
            rowMark={undefined}
          />
          <span>{phone.figure?.(row)}</span>
        </div>
        <div>
          <small>
            {props.rowMark ? <>{props.rowMark(row)} </> : null}
            {phone.detail(row)}
          </small>
          <span>{phone.mark?.(row)}</span>
        </div>
      </div>
      {call ? (
        <a className="kit-row-menu" href={call.href} aria-label={call.label} title={call.label}>
          <Phone size={18} aria-hidden />
        </a>
      ) : null}
      {rowActions ? (
        <RowActionsMenu
          rowName={rowName(row)}
          actions={() => rowActions(row)}
          LinkComponent={LinkComponent}
        />
      ) : null}
    </li>
  );
}

const MemoTwoLines = memo(TwoLines) as typeof TwoLines;

/** There are no boxes until a row is chosen, from its menu. */
const selectFromMenu = <T,>({ rowActions, rowId, selected, onSelectedChange }: RowsProps<T>) =>
  rowActions && onSelectedChange
    ? (row: T): readonly MenuAction[] => [
        ...rowActions(row),
        {
          id: 'seleccionar',
          label: 'Seleccionar',
          icon: <SquareCheck />,
          separated: true,
          onSelect: () => onSelectedChange(new Set([...(selected ?? []), rowId(row)])),
        },
      ]
    : rowActions;

const List = chakra('ul', { base: phoneListStyles });

const ROW_HEIGHT = 65;

/** The rows on a phone: who and one number, then where and how; the rest is behind the row and its menu. */
export function DataTablePhone<T>({ busy, skeletonRows, ...props }: DrawnRowsProps<T>) {
  const { caption, rows, rowId, columns, phone } = props;
  const list = useRef<HTMLUListElement>(null);
  const selection = useRowSelection(props);
  const choosing = (props.selected?.size ?? 0) > 0 ? selection : null;
  const { slots, rowHeight, virtual, listeners } = useRowWindow(list, rows.length, ROW_HEIGHT);
  const handlers = useRowHandlers(choosing ? props : { ...props, rowActions: selectFromMenu(props) });
  return (
    <>
      {choosing ? (
        <Box className="no-imprimir" borderBottom="1px solid" borderColor="border">
          <PageCheckbox page={choosing.page} onToggle={choosing.togglePage}>
            Seleccionar página
          </PageCheckbox>
        </Box>
      ) : null}
      <List ref={list} aria-label={caption} aria-busy={busy || undefined} {...listeners}>
        {Array.from({ length: skeletonRows }, (_, index) => `fila-${index}`).map((key) => (
          <li key={key} aria-hidden>
            <span className="hueso" />
          </li>
        ))}
        {slots.map((slot) => {
          if ('gap' in slot) {
            const height = slot.gap * rowHeight;
            return <li key={`hueco-${slot.from}`} aria-hidden className="hueco" style={{ height }} />;
          }
          const row = rows[slot.index] as T;
          return (
            <MemoTwoLines
              key={rowId(row)}
              row={row}
              index={slot.index}
              columns={columns}
              phone={phone}
              rowName={props.rowName}
              rowMark={props.rowMark}
              {...handlers}
              openHref={props.openHref}
              LinkComponent={props.LinkComponent}
              chosen={selection?.has(rowId(row))}
              onToggle={choosing?.toggle}
              setSize={virtual ? rows.length : undefined}
            />
          );
        })}
      </List>
    </>
  );
}
