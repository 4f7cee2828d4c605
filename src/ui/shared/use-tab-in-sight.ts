import { useEffect, useRef } from 'react';

/** Where the tabs do not fit, the current one is brought to the middle of what shows, without moving the page. */
export function useTabInSight(current: string) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab has to be looked for
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]');
    if (!box || !tab) return;
    box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return list;
}
