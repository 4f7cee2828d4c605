import { type ComponentType, lazy, Suspense, useState } from 'react';

const preloads = new Set<() => Promise<unknown>>();

/** Brings every deferred piece, for when there is nothing better to do: from then on they open at once, also offline. */
export const preloadDeferred = (): Promise<unknown> =>
  Promise.all([...preloads].map((preload) => preload().catch(() => undefined)));

/**
 * A piece that nobody sees until something is opened: its code comes when it is first drawn, or before, with
 * {@link preloadDeferred}. Nothing shows in its place meanwhile.
 */
export function deferred<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let ready: ComponentType<P> | null = null;
  const preload = async () => {
    ready ??= await load();
    return { default: ready as ComponentType<object> };
  };
  preloads.add(preload);
  const Late = lazy(preload) as unknown as ComponentType<P>;
  return function Deferred(props: P) {
    const [Piece] = useState(() => ready ?? Late);
    return (
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    );
  };
}
