let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  const locked = open.length > 0;
  const root = document.documentElement;
  // The space of the scroll bar is kept, or the page would jump sideways.
  const gap = locked ? window.innerWidth - root.clientWidth : 0;
  if (!locked || root.style.overflow !== 'hidden') {
    root.style.overflow = locked ? 'hidden' : '';
    root.style.paddingInlineEnd = gap > 0 ? `${gap}px` : '';
  }
  for (const listener of listeners) listener();
}

export const pushDialog = (dialog: HTMLDialogElement): void => change([...open, dialog]);

export const popDialog = (dialog: HTMLDialogElement): void =>
  change(open.filter((other) => other !== dialog));

/** The dialog in front; what must stay reachable while it is open is rendered inside it. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
