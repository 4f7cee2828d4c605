import type { MouseEventHandler, ReactNode } from 'react';

/** What the kit asks of a link, so that it never imports a router. */
export type LinkProps = {
  href: string;
  children?: ReactNode;
  className?: string;
  title?: string;
  role?: string;
  tabIndex?: number;
  target?: string;
  rel?: string;
  'aria-current'?: 'page';
  'aria-label'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};
