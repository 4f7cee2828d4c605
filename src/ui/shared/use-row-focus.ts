import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * What was done in a row can take it out of the list: the keyboard goes on from the one that took its place, and not from the
 * top of the page. For the box of the rows.
 */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const gone = last.current;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    // Out of the page, it is still in its row; what went without it was of a row that is there.
    const row = gone.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (row === undefined) return;
    box.current
      ?.querySelector<HTMLElement>(`[data-index="${row}"] .nombre, [data-index]:last-child .nombre`)
      // What somebody is looking at stays where it is.
      ?.focus({ preventScroll: true });
  });
  return {
    ref: box,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
    // Whoever goes elsewhere stays there; an element that is taken away says nothing.
    onBlur: () => {
      last.current = null;
    },
  };
}
