import { Box } from '@chakra-ui/react/box';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../button';
import type { LinkProps } from '../link-props';
import { type PanelSection, SidebarBrand, SidebarNav } from './sidebar-nav';

type DockedSidebarProps = {
  brandName: string;
  sections: readonly PanelSection[];
  collapsed: boolean;
  onCollapsedChange: (collapsed: boolean) => void;
  LinkComponent: ComponentType<LinkProps>;
};

/** Beside the page, from 1024 px. */
export function DockedSidebar({
  brandName,
  sections,
  collapsed,
  onCollapsedChange,
  LinkComponent,
}: DockedSidebarProps) {
  const label = collapsed ? 'Expandir menú' : 'Contraer menú';
  return (
    <Box
      as="aside"
      position="sticky"
      top="0"
      display={{ base: 'flex', _print: 'none' }}
      flexDirection="column"
      flexShrink={0}
      width={collapsed ? 'barra.plegada' : 'barra'}
      height="100dvh"
      borderInlineEnd="1px solid"
      borderColor="border"
      bg="bg.canvas"
      transition="width 160ms cubic-bezier(0.2, 0, 0, 1)"
    >
      <SidebarBrand name={brandName} collapsed={collapsed} />
      <SidebarNav sections={sections} collapsed={collapsed} LinkComponent={LinkComponent} />
      <Box padding="3" borderTop="1px solid" borderColor="border">
        <Button
          variant="ghost"
          width="full"
          justifyContent={collapsed ? 'center' : 'flex-start'}
          paddingInline="3"
          gap="3"
          color="fg.muted"
          fontWeight="medium"
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          aria-label={label}
          title={collapsed ? label : undefined}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          {collapsed ? null : label}
        </Button>
      </Box>
    </Box>
  );
}
