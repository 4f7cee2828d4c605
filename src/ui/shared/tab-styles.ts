import { chakra } from '@chakra-ui/react/styled-system';

/** At the edge behind which there are more tabs. */
const more = {
  position: 'sticky',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '10',
  marginBottom: '3px',
  color: 'brand.fg',
  fontSize: 'xl',
  fontWeight: 'semibold',
  pointerEvents: 'none',
} as const;
const moreBefore = {
  ...more,
  content: '"‹"',
  left: '-5px',
  marginRight: '-2.75rem',
  background: 'linear-gradient(to left, transparent, var(--ground) 55%)',
} as const;
const moreAfter = {
  ...more,
  content: '"›"',
  right: '-5px',
  marginLeft: '-2.75rem',
  background: 'linear-gradient(to right, transparent, var(--ground) 55%)',
} as const;

/** One line that scrolls sideways where it does not fit, and says so; the mark of the current tab sits on its edge. */
export const TabList = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    '--ground': 'var(--chakra-colors-bg-canvas)',
    '[role=dialog] &': { '--ground': 'var(--chakra-colors-bg-surface)' },
    '&[data-more~=before]::before': moreBefore,
    '&[data-more~=after]::after': moreAfter,
    gap: '1',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
    scrollSnapType: 'x proximity',
    // The room of the ring is no way to scroll.
    scrollPaddingInline: '5px',
    boxShadow: 'inset 0 -1px 0 var(--chakra-colors-border)',
    // Room for the ring of the focus, which the scroll would cut.
    padding: '5px',
    margin: '-5px',
    paddingBottom: '0',
    marginBottom: '0',
    '& .pestana': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      flexShrink: 0,
      minHeight: 'touch',
      paddingInline: { base: '2.5', md: '3.5' },
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      borderTopRadius: 'control',
      borderBottom: '3px solid transparent',
      scrollSnapAlign: 'start',
      transition: 'color 120ms, border-color 120ms',
    },
    // Never the current one, which would look as if it were not.
    '& .pestana:not([aria-current=page]):hover': {
      color: 'fg',
      borderColor: 'border.control',
    },
    '& .pestana:focus-visible': { outlineOffset: '-3px' },
    '& [aria-current=page]': {
      color: 'brand.fg',
      fontWeight: 'semibold',
      borderColor: 'brand.fg',
    },
    // On a phone the words are what fits.
    '& svg': { display: { mdDown: 'none' }, width: '1.125rem', height: '1.125rem' },
    '& small': {
      minWidth: '5',
      paddingInline: '1.5',
      borderRadius: 'full',
      bg: 'neutral.tint',
      color: 'neutral.tintFg',
      fontSize: 'xs',
      lineHeight: '1.25rem',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
