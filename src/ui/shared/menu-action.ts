import type { ReactNode } from 'react';

/** One line of a menu: something to do, or an address to go to. */
export type MenuAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  tone?: 'danger';
  /** Why it cannot be chosen now: shown under the label. */
  disabledReason?: string;
  /** Makes it a choice that is on or off; the menu stays open while choosing. */
  checked?: boolean;
  /** Draws a line above. */
  separated?: boolean;
} & ({ onSelect: () => void; href?: never } | { href: string; target?: string; onSelect?: never });
