import { useEffect, useRef } from 'react';

/**
 * What a press took away had the focus: once it is not `there` the keyboard goes on from `next`, and not from the top of the
 * page. Whoever is somewhere else by then stays there.
 */
export const useFocusWhenGone = (there: boolean, next: () => HTMLElement | null | undefined): void => {
  const before = useRef(there);
  const latest = useRef(next);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    if (before.current && !there && document.activeElement === document.body) latest.current()?.focus();
    before.current = there;
  }, [there]);
};
