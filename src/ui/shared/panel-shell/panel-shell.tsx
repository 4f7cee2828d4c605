import { Box } from '@chakra-ui/react/box';
import type { ComponentType, ReactNode } from 'react';
import { deferred } from '../deferred';
import type { LinkProps } from '../link-props';
import type { MenuAction } from '../menu-action';
import { DESKTOP, useMediaQuery } from '../use-media-query';
import { DockedSidebar } from './docked-sidebar';
import type { PanelSection } from './panel-section';
import type { PanelPerson } from './person-menu';
import { sidebarState } from './sidebar-state';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

const OverlaySidebar = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './overlay-sidebar')).OverlaySidebar,
);

export type PanelShellProps = {
  brandName: string;
  sections: readonly PanelSection[];
  LinkComponent: ComponentType<LinkProps>;
  /** The remembered preferences `sidebarOpen` and `sidebarCollapsed`, and who remembers them. */
  sidebarOpen: boolean;
  sidebarCollapsed: boolean;
  onSidebarOpenChange: (open: boolean) => void;
  onSidebarCollapsedChange: (collapsed: boolean) => void;
  place: string;
  search?: ReactNode;
  person: PanelPerson;
  personActions: readonly MenuAction[];
  /** Above every page: 'Solo lectura', connection lost. */
  notice?: ReactNode;
  children: ReactNode;
};

const CONTENT_ID = 'contenido';

/** Specification §2, sidebar, and the frame around every back-office page. */
export function PanelShell({
  brandName,
  sections,
  LinkComponent,
  children,
  notice,
  ...rest
}: PanelShellProps) {
  const desktop = useMediaQuery(DESKTOP);
  const { open, collapsed } = sidebarState(
    { open: rest.sidebarOpen, collapsed: rest.sidebarCollapsed },
    desktop,
  );
  const nav = { brandName, sections, LinkComponent };
  return (
    <Box display="flex" alignItems="flex-start" minHeight="100dvh" css={{ '--panel-top': 'sizes.cabecera' }}>
      <SkipLink targetId={CONTENT_ID} />
      {desktop ? (
        <DockedSidebar {...nav} collapsed={collapsed} onCollapsedChange={rest.onSidebarCollapsedChange} />
      ) : null}
      {open ? <OverlaySidebar {...nav} onClose={() => rest.onSidebarOpenChange(false)} /> : null}
      <Box flex="1" minWidth="0">
        <TopBar
          place={rest.place}
          search={rest.search}
          person={rest.person}
          personActions={rest.personActions}
          LinkComponent={LinkComponent}
          onOpenMenu={desktop ? undefined : () => rest.onSidebarOpenChange(true)}
        />
        <Box
          as="main"
          id={CONTENT_ID}
          tabIndex={-1}
          outline="none"
          maxWidth="88rem"
          marginInline="auto"
          paddingBlock={{ base: '5', md: '8' }}
          paddingInline={{ base: '4', md: '6', lg: '8' }}
        >
          {notice ? (
            <Box className="no-imprimir" marginBottom="5">
              {notice}
            </Box>
          ) : null}
          {children}
        </Box>
      </Box>
    </Box>
  );
}
