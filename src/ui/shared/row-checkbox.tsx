import type { ChangeEvent, ReactNode } from 'react';
import type { PageSelection, ToggleRow } from './use-row-selection';

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

type PageCheckboxProps = {
  page: PageSelection;
  onToggle: () => void;
  /** Beside the box, where no column says what it is. */
  children?: ReactNode;
};

export function PageCheckbox({ page, onToggle, children }: PageCheckboxProps) {
  return (
    <label className="kit-check" data-worded={children ? '' : undefined}>
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
      {children}
    </label>
  );
}
