import { type KeyboardEvent, type RefObject, useRef } from 'react';

const itemsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

const TYPEAHEAD_MS = 500;

/** Arrows, Home, End and the first letters move through the items of an open menu. */
export function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  close: (options: { refocus: boolean }) => void,
) {
  const typed = useRef({ text: '', at: 0 });

  const focusAt = (index: number) => {
    const items = itemsIn(list.current);
    items.at(items.length === 0 ? 0 : index % items.length)?.focus();
  };

  const search = (key: string) => {
    const { text, at } = typed.current;
    const now = performance.now();
    typed.current = { text: (now - at < TYPEAHEAD_MS ? text : '') + key.toLowerCase(), at: now };
    itemsIn(list.current)
      .find((item) => item.textContent?.trim().toLowerCase().startsWith(typed.current.text))
      ?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const current = itemsIn(list.current).indexOf(document.activeElement as HTMLElement);
    const moves: Record<string, () => void> = {
      ArrowDown: () => focusAt(current + 1),
      ArrowUp: () => focusAt(current <= 0 ? -1 : current - 1),
      Home: () => focusAt(0),
      End: () => focusAt(-1),
      Escape: () => close({ refocus: true }),
    };
    const move = moves[event.key];
    if (move) {
      event.preventDefault();
      event.stopPropagation();
      move();
    } else if (event.key === 'Tab') {
      close({ refocus: false });
    } else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      search(event.key);
    }
  };

  return { onKeyDown, focusAt };
}
