let open: readonly HTMLElement[] = [];
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

/** The dialog in front; what must stay reachable while it is open is rendered inside it. */
export const topDialog = (): HTMLElement | null => open.at(-1) ?? null;

export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
