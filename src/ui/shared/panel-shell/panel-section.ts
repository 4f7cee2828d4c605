import type { ComponentType } from 'react';

/** One line of the sidebar. */
export type PanelSection = {
  id: string;
  label: string;
  href: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  current?: boolean;
};
