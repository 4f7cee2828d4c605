import { chakra } from '@chakra-ui/react/styled-system';

/** Where files may be let fall. It opens nothing by itself: the button inside does. */
export const DropArea = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: { base: '5', md: '6' },
    textAlign: 'center',
    lineHeight: 'snug',
    border: '2px dashed var(--chakra-colors-border-control)',
    borderRadius: 'card',
    bg: 'bg.subtle',
    transition: 'background-color 120ms, border-color 120ms',
    '&[data-over]': { bg: 'brand.tint', borderColor: 'brand.fg' },
    '& > svg': { width: '8', height: '8', color: 'brand.fg' },
    '& > strong': { fontWeight: 'semibold' },
  },
});
