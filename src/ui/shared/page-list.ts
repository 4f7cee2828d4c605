export type PageSlot = number | 'ellipsis';

/** Specification §9. */
const PAGE_BUTTONS = 5;

/**
 * The pages to offer: at most five numbers, always the first, the last and the current one,
 * with an ellipsis wherever numbers are left out.
 */
export function pageList(current: number, pages: number): PageSlot[] {
  if (pages <= PAGE_BUTTONS) return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1);
  const inner = PAGE_BUTTONS - 2;
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  const numbers = [1, ...middle, pages];
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && page - previous > 1 ? (['ellipsis', page] as const) : [page];
  });
}
