import type { ChangeEvent } from 'react';
import type { PageSelection } from './row-selection';
import type { ToggleRow } from './use-row-selection';

type RowCheckboxProps = { rowName: string; index: number; checked: boolean; onToggle: ToggleRow };

const withShift = ({ nativeEvent }: ChangeEvent) => (nativeEvent as MouseEvent).shiftKey === true;

/** The label is the whole cell: a finger needs more than the box. */
export function RowCheckbox({ rowName, index, checked, onToggle }: RowCheckboxProps) {
  return (
    <label className="kit-check">
      <input
        type="checkbox"
        aria-label={`Seleccionar ${rowName}`}
        checked={checked}
        onChange={(event) => onToggle(index, event.currentTarget.checked, withShift(event))}
      />
    </label>
  );
}

export function PageCheckbox({ page, onToggle }: { page: PageSelection; onToggle: () => void }) {
  return (
    <label className="kit-check">
      <input
        type="checkbox"
        aria-label="Seleccionar página"
        title="Seleccionar página"
        checked={page === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = page === 'some';
        }}
        onChange={onToggle}
      />
    </label>
  );
}
