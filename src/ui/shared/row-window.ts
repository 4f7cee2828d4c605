/** Past this many rows only those near the window are in the document. */
export const ROWS_IN_DOCUMENT = 60;

/** Rows drawn before and after what is seen, so that Tab and a short scroll find them there. */
export const OVERSCAN = 8;

/** What is drawn, in order: a row, or the room that rows not drawn would take. */
export type Slot = { index: number } | { gap: number; from: number };

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
