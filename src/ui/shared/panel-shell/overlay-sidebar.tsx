import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { ComponentType } from 'react';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import type { LinkProps } from '../link-props';
import { type PanelSection, SidebarBrand, SidebarNav } from './sidebar-nav';

type OverlaySidebarProps = {
  brandName: string;
  sections: readonly PanelSection[];
  onClose: () => void;
  LinkComponent: ComponentType<LinkProps>;
};

const drawerStyles: SystemStyleObject = {
  position: 'relative',
  width: 'min(18.5rem, 86vw)',
  height: '100dvh',
  outline: 'none',
  bg: 'bg.canvas',
  color: 'fg',
  boxShadow: 'float',
  animation: 'deslizar 160ms cubic-bezier(0.2, 0, 0, 1)',
  '& > div': { display: 'flex', flexDirection: 'column', height: 'full' },
  '& [data-part=header]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingInlineEnd: '2',
  },
};

/** Over the page, up to 1023 px; choosing a section closes it. */
export function OverlaySidebar({ brandName, sections, onClose, LinkComponent }: OverlaySidebarProps) {
  return (
    <Dialog label="Menú" onClose={onClose} css={drawerStyles}>
      <div>
        <div data-part="header">
          <SidebarBrand name={brandName} />
          <IconButton label="Cerrar menú" icon={<X />} onClick={onClose} />
        </div>
        <SidebarNav sections={sections} LinkComponent={LinkComponent} onNavigate={onClose} />
      </div>
    </Dialog>
  );
}
