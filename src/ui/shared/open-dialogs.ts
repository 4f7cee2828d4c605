let open: readonly HTMLElement[] = [];
let holding = 0;
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** A dialog says that it is here; what it receives is for when it goes. */
export function enterDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** From now on the dialogs that were not open yet wait; what it answers lets them open. */
export function holdDialogs(): () => void {
  holding += 1;
  change(open);
  return () => {
    holding -= 1;
    change(open);
  };
}

export const dialogsHeld = (): boolean => holding > 0;

/** The dialog in front; what must stay reachable while it is open is rendered inside it. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
