import { useEffect, useRef } from 'react';
import { topDialog } from './open-dialogs';

/** 'mod+k' is Ctrl K, or ⌘ K on a Mac; a letter or sign alone is itself, whatever keys it takes to write it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** How the key of 'mod' is called on this device. */
export const modKeyName = (): string => (isMac() ? '⌘' : 'Ctrl');

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const nameOf = (event: KeyboardEvent): string | null => {
  if (event.altKey) return null;
  const key = event.key.toLowerCase();
  const mod = isMac() ? event.metaKey : event.ctrlKey;
  if (mod) return `mod+${key}`;
  return event.ctrlKey || event.metaKey ? null : key;
};

/** Keys for the whole page. Signs alone are ignored while the person writes; all of them while a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const name = nameOf(event);
      if (event.defaultPrevented || event.repeat || !name || topDialog()) return;
      const run = latest.current[name];
      if (!run || (!name.startsWith('mod+') && isWriting(event.target))) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
