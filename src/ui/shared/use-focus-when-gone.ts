import { useEffect, useRef } from 'react';

/**
 * What a press took away had the focus: once it is not `there` the keyboard goes on from `next`, and not from the top of the
 * page. Whoever is somewhere else by then stays there, and so does who reads with the focus nowhere: somebody else may have
 * taken it away.
 */
export const useFocusWhenGone = (there: boolean, next: () => HTMLElement | null | undefined): void => {
  const before = useRef(there);
  const latest = useRef(next);
  /** The last that had the focus. */
  const focused = useRef<EventTarget | null>(null);
  useEffect(() => {
    latest.current = next;
  });
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const lost = focused.current instanceof Node && !focused.current.isConnected;
    if (before.current && !there && lost && document.activeElement === document.body)
      latest.current()?.focus();
    before.current = there;
  }, [there]);
};
