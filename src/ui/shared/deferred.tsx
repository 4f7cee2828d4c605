import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

const preloads = new Set<() => Promise<unknown>>();

/** Brings every deferred piece, for when there is nothing better to do: from then on they open at once, also offline. */
export async function preloadDeferred(): Promise<void> {
  let asked = 0;
  // One that arrives may bring others with it.
  while (asked < preloads.size) {
    const next = [...preloads].slice(asked);
    asked = preloads.size;
    await Promise.all(next.map((preload) => preload().catch(() => undefined)));
  }
}

/** `preload` brings its code; once it answers, the piece is drawn at once. */
type DeferredPiece<P> = ComponentType<P> & { preload: () => Promise<unknown> };

type Load<P> = () => Promise<ComponentType<P>>;

/** `bring` says how its code comes when it is drawn before anybody brought it. */
function pieceOf<P extends object>(
  load: Load<P>,
  waiting: ReactNode,
  bring: <T>(ask: () => Promise<T>) => Promise<T>,
): DeferredPiece<P> {
  let ready: ComponentType<P> | null = null;
  const preload = async () => {
    ready ??= await load();
    return { default: ready as ComponentType<object> };
  };
  preloads.add(preload);
  const Late = lazy(() => bring(preload)) as unknown as ComponentType<P>;
  // biome-ignore lint/correctness/noComponentHookFactories: Made once, where its module begins: never while a page is drawn.
  function Deferred(props: P) {
    const [Piece] = useState(() => ready ?? Late);
    return (
      <Suspense fallback={waiting}>
        <Piece {...props} />
      </Suspense>
    );
  }
  return Object.assign(Deferred, { preload });
}

const once = <T,>(ask: () => Promise<T>): Promise<T> => ask();

const AGAIN_MS = 5_000;
const untilItComes = async <T,>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch {
    await new Promise((wait) => setTimeout(wait, AGAIN_MS));
    return untilItComes(ask);
  }
};

/**
 * A piece that nobody sees until something is opened: its code comes when it is first drawn, or before, with
 * {@link preloadDeferred}. `waiting` shows in its place meanwhile; by default nothing does.
 */
export const deferred = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting, once);

/**
 * The same, for what goes with a page that nobody opened it for. If its code does not arrive, the page and what is being
 * written in it stay, and it is asked for again: an error would put itself in the place of all of it.
 */
export const background = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting, untilItComes);
