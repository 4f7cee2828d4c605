import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { recargarUnaVez } from '@/ui/app/errores/fallo-de-carga';

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
const AT_MOST_MS = 300_000;

/** Or until the network is said to be back. */
const pause = (ms: number): Promise<void> =>
  new Promise((over) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      over();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });

async function untilItComes<T>(ask: () => Promise<T>, onFailed?: () => void): Promise<T> {
  for (let wait = AGAIN_MS; ; wait = Math.min(wait * 1.5, AT_MOST_MS)) {
    try {
      return await ask();
    } catch {
      onFailed?.();
      await pause(wait);
    }
  }
}

function pieceOf<P extends object>(
  load: Load<P>,
  waiting: ReactNode,
  onFailed?: () => void,
): DeferredPiece<P> {
  let ready: ComponentType<P> | null = null;
  const preload = async () => {
    ready ??= await load();
    return { default: ready as ComponentType<object> };
  };
  preloads.add(preload);
  const Late = lazy(() => untilItComes(preload, onFailed)) as unknown as ComponentType<P>;
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
 * {@link preloadDeferred}. `waiting` shows in its place meanwhile; by default nothing does. If it does not arrive, the page
 * and what is being written in it stay, and it is asked for again: an error would put itself in the place of all of it.
 */
export const deferred = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting, recargarUnaVez);

/** The same, for what goes with a page that nobody opened it for: no page is loaded anew for it. */
export const background = <P extends object>(load: Load<P>, waiting: ReactNode = null): DeferredPiece<P> =>
  pieceOf(load, waiting);

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
