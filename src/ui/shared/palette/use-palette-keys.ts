import { type KeyboardEvent, useState } from 'react';
import type { PaletteItem } from './palette-types';

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 6, count - 1),
  PageUp: (at) => Math.max(at - 6, 0),
};

/** The focus stays in the field; arrows move the option that Enter would take, the first until told. */
export function usePaletteKeys(items: readonly PaletteItem[], choose: (item: PaletteItem) => void) {
  const [activeId, setActiveId] = useState<string | null>(null);
  const found = items.findIndex(({ id }) => id === activeId);
  const at = found === -1 ? 0 : found;
  const active = items[at];

  const onKeyDown = (event: KeyboardEvent) => {
    // While an accent is being composed, Enter and arrows belong to whoever composes it.
    if (event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (active) choose(active);
    } else if (move && items.length > 0) {
      event.preventDefault();
      setActiveId(items[move(at, items.length)]?.id ?? null);
    }
  };

  return { active, onKeyDown, point: setActiveId };
}
