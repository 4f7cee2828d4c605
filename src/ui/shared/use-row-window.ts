import { type FocusEvent, type RefObject, useEffect, useState } from 'react';

/** Past this many rows only those near the window are in the document. */
export const ROWS_IN_DOCUMENT = 60;

/** Rows drawn before and after what is seen, so that Tab and a short scroll find them there. */
export const OVERSCAN = 8;

/** What is drawn, in order: a row, or the room that rows not drawn would take. */
type Slot = { index: number } | { gap: number; from: number };

type View = { top: number; height: number };

/** First row and how many, for a list that begins at `top` of a window `height` px tall. */
export function rowWindow(count: number, rowHeight: number, view: View): { start: number; size: number } {
  const size = Math.min(ROWS_IN_DOCUMENT - 1, Math.ceil(view.height / rowHeight) + 2 * OVERSCAN, count);
  const first = Math.floor(-view.top / rowHeight) - OVERSCAN;
  return { start: Math.max(0, Math.min(first, count - size)), size };
}

/** `pinned`, the row that has the focus, is drawn wherever it is: a focus must not vanish. */
export function rowSlots(count: number, start: number, size: number, pinned: number | null): Slot[] {
  const indexes = Array.from({ length: Math.min(size, count - start) }, (_, offset) => start + offset);
  if (pinned !== null && pinned < count && !indexes.includes(pinned)) indexes.push(pinned);
  indexes.sort((a, b) => a - b);
  const slots: Slot[] = [];
  let next = 0;
  for (const index of indexes) {
    if (index > next) slots.push({ gap: index - next, from: next });
    slots.push({ index });
    next = index + 1;
  }
  if (next < count) slots.push({ gap: count - next, from: next });
  return slots;
}

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
  whole = false,
): RowWindow {
  const virtual = count > ROWS_IN_DOCUMENT && !whole;
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
