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
export type DeferredPiece<P> = ComponentType<P> & { preload: () => Promise<unknown> };

type Load<P> = () => Promise<ComponentType<P>>;

const AGAIN_MS = 5_000;
const untilItComes = <T,>(ask: () => Promise<T>): Promise<T> =>
  ask().catch(() => new Promise((wait) => setTimeout(wait, AGAIN_MS)).then(() => untilItComes(ask)));

function pieceOf<P extends object>(load: Load<P>, waiting: ReactNode, insists: boolean): DeferredPiece<P> {
  let ready: ComponentType<P> | null = null;
  const preload = async () => {
    ready ??= await load();
    return { default: ready as ComponentType<object> };
  };
  preloads.add(preload);
  const Late = lazy(insists ? () => untilItComes(preload) : preload) as unknown as ComponentType<P>;
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

/**
 * A piece that nobody sees until something is opened: its code comes when it is first drawn, or before, with
 * {@link preloadDeferred}. `waiting` shows in its place meanwhile; by default nothing does.
 */
export const deferred = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting, false);

/**
 * The same, for what goes with a page that nobody opened it for. If its code does not arrive, the page and what is being
 * written in it stay, and it is asked for again: an error would put itself in the place of all of it.
 */
export const background = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting, true);

const SOON_MS = 3_000;

/** Whether its code is here, or comes in a moment: what cannot wait for a bad network is said another way. */
export const arrivesSoon = ({ preload }: Pick<DeferredPiece<object>, 'preload'>): Promise<boolean> =>
  Promise.race([
    preload().then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((late) => setTimeout(late, SOON_MS, false)),
  ]);
