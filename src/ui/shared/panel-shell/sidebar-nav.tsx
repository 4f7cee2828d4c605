import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentType } from 'react';
import type { LinkProps } from '@/ui/shared/link-props';
import { BrandMark } from './brand-mark';

/** One line of the sidebar. */
export type PanelSection = {
  id: string;
  label: string;
  href: string;
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  current?: boolean;
};

export function SidebarBrand({ name, collapsed = false }: { name: string; collapsed?: boolean }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent={collapsed ? 'center' : 'flex-start'}
      gap="3"
      minWidth="0"
      height="cabecera"
      flexShrink={0}
      paddingInline={collapsed ? '0' : '5'}
    >
      <Box flexShrink={0}>
        <BrandMark square={collapsed} />
      </Box>
      {collapsed ? (
        <Box srOnly>{name}</Box>
      ) : (
        <Box fontWeight="semibold" lineHeight="tight" lineClamp="2" title={name}>
          {name}
        </Box>
      )}
    </Box>
  );
}

type SidebarNavProps = {
  sections: readonly PanelSection[];
  collapsed?: boolean;
  LinkComponent: ComponentType<LinkProps>;
  onNavigate?: () => void;
};

const Nav = chakra('nav', {
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    paddingInline: '3',
    paddingBlock: '2',
    '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', maxHeight: 'full' },
    // Where the window is short for its letters the lines come closer before the last ones leave it.
    '& li': {
      display: 'grid',
      flexShrink: 1,
      height: { base: 'touch', lg: 'control' },
      minHeight: { base: '44px', lg: '32px' },
    },
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      paddingInline: '3',
      borderRadius: 'control',
      color: 'fg.muted',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      transition: 'background-color 120ms, color 120ms',
    },
    '& a:hover': { bg: 'bg.hover', color: 'fg' },
    '& a[aria-current=page]': { bg: 'brand.tint', color: 'brand.fg', fontWeight: 'semibold' },
    '& a[aria-current=page]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-3',
      insetBlock: '2',
      width: '3px',
      borderEndRadius: 'full',
      bg: 'accent.mark',
    },
    '& svg': { flexShrink: 0 },
    '&[data-collapsed] a': { justifyContent: 'center', paddingInline: '0' },
    '&[data-collapsed] a > span': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export function SidebarNav({ sections, collapsed = false, LinkComponent, onNavigate }: SidebarNavProps) {
  return (
    <Nav aria-label="Secciones" data-collapsed={collapsed || undefined}>
      <ul>
        {sections.map(({ id, label, href, icon: Icon, current }) => (
          <li key={id}>
            <LinkComponent
              href={href}
              title={collapsed ? label : undefined}
              aria-current={current ? 'page' : undefined}
              onClick={onNavigate}
            >
              <Icon size={20} aria-hidden />
              <span>{label}</span>
            </LinkComponent>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
