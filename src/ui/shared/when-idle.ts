/** Acts when the browser is idle; `orElse` ms later where it does not tell. Returns what calls it off. */
export function whenIdle(
  act: () => void,
  { orElse, ...options }: IdleRequestOptions & { orElse: number },
): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, orElse);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(act, options);
  return () => cancelIdleCallback(turn);
}
