import { memo } from 'react';
import type { RowProps } from './data-table-row';
import { RowActionsMenu } from './row-actions-menu';
import { RowCheckbox } from './row-checkbox';
import { RowName } from './row-name';

function Card<T>({ row, id, index, chosen, onToggle, setSize, ...props }: RowProps<T>) {
  const { columns, rowName, rowActions, LinkComponent } = props;
  const [first, ...others] = columns;
  return (
    <li
      data-index={index}
      data-chosen={chosen ? '' : undefined}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : index + 1}
    >
      <div className="card-head">
        {onToggle ? (
          <RowCheckbox rowName={rowName(row)} index={index} checked={chosen === true} onToggle={onToggle} />
        ) : null}
        <div>
          <RowName row={row} column={first} {...props} />
        </div>
        {rowActions ? (
          <RowActionsMenu
            of={id}
            rowName={rowName(row)}
            actions={() => rowActions(row)}
            LinkComponent={LinkComponent}
          />
        ) : null}
      </div>
      <dl>
        {others.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>
              {column.cell(row)}
              {column.secondary ? <small>{column.secondary(row)}</small> : null}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export const DataCard = memo(Card) as typeof Card;
