import { type RefObject, useEffect } from 'react';
import { focusablesIn } from './focusables-in';

/** A text longer than its box, with nothing inside to stop at, is itself a stop: the arrows then move it. */
export function useReachableScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    const review = () => {
      if (box.scrollHeight > box.clientHeight && focusablesIn(box).length === 0) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    };
    review();
    const contents = new MutationObserver(review);
    contents.observe(box, { childList: true, subtree: true });
    window.addEventListener('resize', review);
    return () => {
      contents.disconnect();
      window.removeEventListener('resize', review);
    };
  }, [ref]);
}
