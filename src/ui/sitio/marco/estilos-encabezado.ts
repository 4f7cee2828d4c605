/** As a page enlarged four times: what did not move would take half of it from what is read. */
export const PANTALLA_BAJA = '@media (max-height: 17rem)';

const SOLIDO = {
  bg: 'bg.surface',
  backgroundImage: 'none',
  color: 'fg',
  boxShadow: '0 1px 0 var(--chakra-colors-border)',
} as const;

const hoja = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 0.5rem)',
  // No wider than a phone, with large letters.
  minWidth: 'min(14rem, 100vw - 2.5rem)',
  padding: '2',
  borderRadius: 'card',
  bg: 'bg.surface',
  color: 'fg',
  boxShadow: 'float',
  '& a, & button': {
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: 'touch',
    paddingInline: '3',
    borderRadius: 'control',
    textAlign: 'start',
    _hover: { bg: 'bg.hover' },
  },
} as const;

/** Transparent over the landscape, solid after 10 px: by CSS where the browser can, by React everywhere. */
export const estilosEncabezado = {
  position: 'fixed',
  [PANTALLA_BAJA]: { position: 'absolute' },
  _print: { display: 'none' },
  zIndex: 'header',
  insetInline: 0,
  top: 0,
  paddingInline: 'clamp(1.25rem, 5vw, 3rem)',
  color: '#FFF9EF',
  // Words of the bar stay readable on whatever part of the landscape is behind them.
  backgroundImage: 'linear-gradient(rgba(8, 44, 38, 0.55), transparent)',
  transition: 'background-color 160ms, color 160ms, box-shadow 160ms',
  '&[data-desplazada]': SOLIDO,
  '&:has(details[open])': SOLIDO,
  '@supports (animation-timeline: scroll())': {
    animation: 'encabezado-solido linear both',
    animationTimeline: 'scroll(root)',
    animationRange: '10px 11px',
    '&:has(details[open])': { animation: 'none' },
  },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    maxWidth: '6xl',
    minHeight: '4.25rem',
    marginInline: 'auto',
  },
  '& a, & summary': { color: 'inherit', textDecoration: 'none' },
  '& .marca': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    marginInlineEnd: 'auto',
    fontFamily: 'display',
    // With large letters, still beside the menu of a phone.
    fontSize: 'min(1.125rem, 5.6vw)',
    fontWeight: '600',
    lineHeight: 'tight',
  },
  '& .preparacion': {
    // Two short lines beside a menu, of a phone or of a tablet.
    maxWidth: { base: '6.25rem', lg: 'none' },
    paddingInline: { base: '2', lg: '3' },
    paddingBlock: '1',
    border: '1px solid currentColor',
    borderRadius: 'card',
    fontSize: 'sm',
    lineHeight: 'tight',
    textAlign: 'center',
  },
  '& .escritorio': {
    display: { base: 'none', md: 'block' },
    marginInlineEnd: '-0.875rem',
    '& ul': { display: 'flex', gap: '1' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '3.5',
      fontWeight: 'medium',
      textDecorationLine: 'underline',
      textDecorationColor: 'transparent',
      textDecorationThickness: '2px',
      textUnderlineOffset: '8px',
      _hover: { textDecorationColor: 'currentColor' },
      '&[aria-current=page]': { textDecorationColor: 'var(--chakra-colors-accent-mark)' },
    },
  },
  '& details': { position: 'relative', '& > :not(summary)': hoja },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'touch',
    minHeight: 'touch',
    borderRadius: 'control',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    // The browser puts a ground behind words over a picture, and none behind an icon.
    '@media (forced-colors: active)': { bg: 'Canvas' },
  },
  '& .movil': { display: { md: 'none' }, '& a[aria-current=page]': { fontWeight: 'bold' } },
  '& .persona > span': {
    display: { base: 'none', lg: 'block' },
    maxWidth: '12rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .foto': { width: '9', height: '9', borderRadius: 'full', objectFit: 'cover' },
} as const;
