import { Box } from '@chakra-ui/react/box';
import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { deferred } from '@/ui/shared/deferred';
import { IconButton } from '@/ui/shared/icon-button';
import type { LinkProps } from '@/ui/shared/link-props';
import type { MenuAction } from '@/ui/shared/menu-action';
import { DESKTOP, useMediaQuery } from '@/ui/shared/use-media-query';
import { DockedSidebar } from './docked-sidebar';
import { type PanelPerson, PersonMenu } from './person-menu';
import type { PanelSection } from './sidebar-nav';
import { sidebarState } from './sidebar-state';
import { SkipLink } from './skip-link';

type TopBarProps = {
  /** Where the person is: the name of the section. */
  place: string;
  /** Beside the place: what the person may not do in any of them. */
  mark?: ReactNode;
  search?: ReactNode;
  person: PanelPerson;
  personActions: readonly MenuAction[];
  LinkComponent?: ComponentType<LinkProps>;
  /** Given where the sidebar is an overlay. */
  onOpenMenu?: () => void;
};

function TopBar({ place, mark, search, person, personActions, LinkComponent, onOpenMenu }: TopBarProps) {
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      display={{ base: 'flex', _print: 'none' }}
      alignItems="center"
      gap={{ base: '2', md: '3' }}
      height="cabecera"
      paddingInline={{ base: '3', lg: '8' }}
      bg="bg.canvas"
      borderBottom="1px solid"
      borderColor="border"
    >
      {onOpenMenu ? <IconButton label="Abrir menú" icon={<MenuIcon />} onClick={onOpenMenu} /> : null}
      <Box
        as="p"
        flex="1 1 auto"
        minWidth="0"
        overflow="hidden"
        whiteSpace="nowrap"
        textOverflow="ellipsis"
        fontWeight="medium"
        color="fg.muted"
      >
        {place}
      </Box>
      {mark}
      {search}
      <PersonMenu person={person} actions={personActions} LinkComponent={LinkComponent} />
    </Box>
  );
}

const OverlaySidebar = deferred(
  async () => (await import(/* webpackChunkName: "luego" */ './overlay-sidebar')).OverlaySidebar,
);

type PanelShellProps = {
  brandName: string;
  sections: readonly PanelSection[];
  LinkComponent: ComponentType<LinkProps>;
  /** The remembered preferences `sidebarOpen` and `sidebarCollapsed`, and who remembers them. */
  sidebarOpen: boolean;
  sidebarCollapsed: boolean;
  onSidebarOpenChange: (open: boolean) => void;
  onSidebarCollapsedChange: (collapsed: boolean) => void;
  place: string;
  mark?: ReactNode;
  search?: ReactNode;
  person: PanelPerson;
  personActions: readonly MenuAction[];
  /** Above every page: connection lost, for instance. */
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
          mark={rest.mark}
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
          paddingTop={{ base: '2', md: '4' }}
          paddingBottom={{ base: '5', md: '8' }}
          paddingInline={{ base: '4', md: '6', lg: '8' }}
        >
          <Box
            className="no-imprimir"
            display="flex"
            flexDirection="column"
            gap="3"
            marginBottom="5"
            css={{ '&:empty': { display: 'none' } }}
          >
            {notice}
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
