import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { LinkProps } from './link-props';

type QuickActionTileProps = {
  icon: ReactNode;
  label: string;
  description?: string;
} & ({ onClick: () => void } | { href: string; LinkComponent?: ComponentType<LinkProps> });

const Tile = chakra('div', {
  base: {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minHeight: '4.5rem',
      padding: '4',
      bg: 'bg.surface',
      color: 'fg',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'border',
      borderRadius: 'card',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      transition: 'border-color 120ms, background-color 120ms',
    },
    // In a narrow column the words go under the icon instead of breaking.
    '@container (max-width: 13rem)': {
      '& > *': {
        flexDirection: { base: 'row', md: 'column' },
        alignItems: { base: 'center', md: 'flex-start' },
        gap: { base: '2', md: '3' },
        padding: { base: '3', md: '4' },
      },
      '& > * > svg': { display: 'none' },
      // Its longest word stays whole.
      '& > * > [aria-hidden]': { width: { base: '9', md: '10' } },
      '& > * > span': { fontSize: { base: 'sm', md: 'md' } },
    },
    '& > *:hover': { borderColor: 'brand.fg', bg: 'bg.subtle' },
  },
});

export function QuickActionTile({ icon, label, description, ...target }: QuickActionTileProps) {
  const content = (
    <>
      <Box
        aria-hidden
        as="span"
        display="grid"
        placeItems="center"
        width="10"
        height="10"
        flexShrink={0}
        borderRadius="control"
        bg="accent.tint"
        color="accent.fg"
        css={{ '& svg': { width: '5', height: '5' } }}
      >
        {icon}
      </Box>
      <Box as="span" flex="1" minWidth="0">
        <Box as="span" display="block" fontWeight="semibold" lineHeight="snug">
          {label}
        </Box>
        {description ? (
          <Box as="span" display={{ base: 'none', md: 'block' }} textStyle="ayuda">
            {description}
          </Box>
        ) : null}
      </Box>
      <ChevronRight size={18} aria-hidden />
    </>
  );
  if ('onClick' in target) {
    return (
      <Tile>
        <button type="button" onClick={target.onClick}>
          {content}
        </button>
      </Tile>
    );
  }
  const Link = target.LinkComponent ?? 'a';
  return (
    <Tile>
      <Link href={target.href}>{content}</Link>
    </Tile>
  );
}
