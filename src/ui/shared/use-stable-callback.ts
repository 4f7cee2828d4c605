import { useCallback, useEffect, useRef } from 'react';

/** The same function for as long as the component lives; it does what the last drawing gave it. Not for use while drawing. */
export function useStableCallback<A extends unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
