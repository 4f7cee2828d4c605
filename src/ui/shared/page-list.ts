import { BOTONES_PAGINA_MAXIMO } from '@/domain/shared/constantes';

export type PageSlot = number | 'ellipsis';

/**
 * The pages to offer: at most five numbers, always the first, the last and the current one,
 * with an ellipsis wherever numbers are left out.
 */
export function pageList(current: number, pages: number): PageSlot[] {
  if (pages <= BOTONES_PAGINA_MAXIMO)
    return Array.from({ length: Math.max(pages, 0) }, (_, index) => index + 1);
  const inner = BOTONES_PAGINA_MAXIMO - 2;
  const start = Math.min(Math.max(current - Math.floor(inner / 2), 2), pages - inner);
  const middle = Array.from({ length: inner }, (_, index) => start + index);
  const numbers = [1, ...middle, pages];
  return numbers.flatMap((page, index) => {
    const previous = numbers[index - 1];
    return previous !== undefined && page - previous > 1 ? (['ellipsis', page] as const) : [page];
  });
}
