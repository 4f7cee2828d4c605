export type SidebarPreferences = { open: boolean; collapsed: boolean };

/**
 * Specification §2: the overlay is forced closed on desktop, where the sidebar stands beside the page,
 * and the sidebar is forced uncollapsed on mobile and tablet, where it is only ever an overlay.
 */
export const sidebarState = (
  { open, collapsed }: SidebarPreferences,
  desktop: boolean,
): SidebarPreferences => (desktop ? { open: false, collapsed } : { open, collapsed: false });
