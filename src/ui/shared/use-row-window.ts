import { type FocusEvent, type RefObject, useEffect, useState } from 'react';
import { ROWS_IN_DOCUMENT, rowSlots, rowWindow, type Slot } from './row-window';

export type RowWindow = {
  slots: readonly Slot[];
  /** Height of one row, for the room of those not drawn. */
  rowHeight: number;
  virtual: boolean;
  /** For the element that holds the rows. */
  listeners: { onFocus?: (event: FocusEvent) => void; onBlur?: (event: FocusEvent) => void };
};

const indexOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset.index) : null;
};

function measure(list: HTMLElement, estimate: number): number {
  const rows = [...list.querySelectorAll('[data-index]')];
  const total = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return total > 0 ? total / rows.length : estimate;
}

/** Follows whatever scrolls and keeps in the document only the rows near what is seen. Rows carry `data-index`. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  estimate: number,
): RowWindow {
  const virtual = count > ROWS_IN_DOCUMENT;
  const [seen, setSeen] = useState(() => ({
    ...rowWindow(count, estimate, { top: 0, height: window.innerHeight }),
    rowHeight: estimate,
  }));
  const [pinned, setPinned] = useState<number | null>(null);

  useEffect(() => {
    if (!virtual) return;
    const look = () => {
      if (!list.current) return;
      const rowHeight = measure(list.current, estimate);
      const view = { top: list.current.getBoundingClientRect().top, height: window.innerHeight };
      const next = { ...rowWindow(count, rowHeight, view), rowHeight };
      setSeen((before) => (before.start === next.start && before.size === next.size ? before : next));
    };
    look();
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [list, count, estimate, virtual]);

  if (!virtual) return { slots: rowSlots(count, 0, count, null), rowHeight: 0, virtual, listeners: {} };
  const start = Math.max(0, Math.min(seen.start, count - seen.size));
  return {
    slots: rowSlots(count, start, Math.max(seen.size, 1), pinned),
    rowHeight: seen.rowHeight,
    virtual,
    listeners: {
      onFocus: ({ target }) => setPinned(indexOf(target)),
      onBlur: ({ relatedTarget }) => setPinned(relatedTarget ? indexOf(relatedTarget) : null),
    },
  };
}
