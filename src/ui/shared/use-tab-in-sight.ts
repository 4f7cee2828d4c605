import { type RefObject, useEffect, useRef } from 'react';

/** A part of a pixel is not a tab. */
const ROUNDING = 2;

/**
 * Where the tabs do not fit, the current one is brought to the middle of what shows, without moving the page; `list`
 * says in `data-more` on which side there are others, for its styles to show.
 */
export function useTabInSight(current: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const tell = () => {
      const before = box.scrollLeft > ROUNDING;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - ROUNDING;
      box.dataset.more = [before ? 'before' : '', after ? 'after' : ''].join(' ').trim();
    };
    box.addEventListener('scroll', tell, { passive: true });
    const sizes = new ResizeObserver(tell);
    sizes.observe(box);
    for (const tab of box.children) sizes.observe(tab);
    return () => {
      box.removeEventListener('scroll', tell);
      sizes.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab has to be looked for
  useEffect(() => {
    const box = list.current;
    const tab = box?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=page]');
    if (!box || !tab) return;
    const show = () => {
      box.scrollLeft = tab.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    // The letters may come after it, and then every tab has another width.
    const size = new ResizeObserver(show);
    size.observe(tab);
    return () => size.disconnect();
  }, [current]);
  return list;
}
