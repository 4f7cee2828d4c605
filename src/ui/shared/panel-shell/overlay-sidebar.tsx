import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../icon-button';
import type { LinkProps } from '../link-props';
import { useDialog } from '../use-dialog';
import type { PanelSection } from './panel-section';
import { SidebarBrand } from './sidebar-brand';
import { SidebarNav } from './sidebar-nav';

type OverlaySidebarProps = {
  brandName: string;
  sections: readonly PanelSection[];
  onClose: () => void;
  LinkComponent: ComponentType<LinkProps>;
};

const Drawer = chakra('dialog', {
  base: {
    width: 'min(18.5rem, 86vw)',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: 'none',
    outline: 'none',
    bg: 'bg.canvas',
    color: 'fg',
    boxShadow: 'float',
    animation: 'deslizar 160ms cubic-bezier(0.2, 0, 0, 1)',
    '&::backdrop': { background: 'rgba(13, 26, 22, 0.55)' },
    '& > div': { display: 'flex', flexDirection: 'column', height: 'full' },
    '& [data-part=header]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      paddingInlineEnd: '2',
    },
  },
});

/** Over the page, up to 1023 px; choosing a section closes it. */
export function OverlaySidebar({ brandName, sections, onClose, LinkComponent }: OverlaySidebarProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useDialog(ref, { onClose });
  return createPortal(
    <Drawer ref={ref} aria-label="Menú" aria-modal tabIndex={-1}>
      <div>
        <div data-part="header">
          <SidebarBrand name={brandName} />
          <IconButton label="Cerrar menú" icon={<X />} onClick={onClose} />
        </div>
        <SidebarNav sections={sections} LinkComponent={LinkComponent} onNavigate={onClose} />
      </div>
    </Drawer>,
    document.body,
  );
}
