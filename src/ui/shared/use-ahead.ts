import { useState } from 'react';

/**
 * What the person asked for, shown before whoever keeps the value says it: from the moment that the value moves, for
 * this or for any other reason, it is the value that counts.
 */
export function useAhead<T>(value: T): [shown: T, show: (asked: T) => void] {
  const [state, setState] = useState({ over: value, shown: value });
  const moved = !Object.is(state.over, value);
  if (moved) setState({ over: value, shown: value });
  return [moved ? value : state.shown, (asked) => setState({ over: value, shown: asked })];
}
