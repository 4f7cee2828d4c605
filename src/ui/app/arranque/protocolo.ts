/** What the inline script of a prerendered page leaves for the application that takes the page over. */
export interface Arranque {
  /** Stops holding clicks and submits; the returned function repeats those held, in order. */
  readonly soltar: () => () => void;
  /** What the page was drawn with, from its own file: there before any module runs. */
  datos?: unknown;
  /** The list as it was last seen is in sight, or will not be. */
  estampa?: Promise<void>;
}

declare global {
  interface Window {
    arranque?: Arranque;
  }
}
