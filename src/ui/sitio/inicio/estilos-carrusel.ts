import { CARRUSEL } from '@/domain/shared/constantes';

const ocultarDesde = (n: number) => ({ [`& .puntos li:nth-of-type(n + ${n})`]: { display: 'none' } });
const porVista = (n: number) => ({
  '& .laminas': { gridAutoColumns: `calc((100% - ${n - 1} * 1.25rem) / ${n})` },
});

const { diapositivas, visibles } = CARRUSEL;

/** How many slides each width shows, and only the dots that lead somewhere; the narrowest first, so that the widest wins. */
const porAnchos = Object.fromEntries(
  [...visibles]
    .reverse()
    .map(({ desde, cantidad }) => [
      `@media (min-width: ${desde}px)`,
      { ...porVista(cantidad), ...ocultarDesde(diapositivas - cantidad + 2) },
    ]),
);
const MAS_ESTRECHO = Math.min(...visibles.map(({ desde }) => desde)) - 1;

export const estilosCarrusel = {
  '& .laminas': {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    gap: '5',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: 'media',
    '&::-webkit-scrollbar': { display: 'none' },
  },
  '& .laminas > li': {
    display: 'flex',
    flexDirection: 'column',
    scrollSnapAlign: 'start',
    scrollMarginTop: '6rem',
    overflow: 'hidden',
    borderRadius: 'media',
    bg: 'bg.canvas',
    '& img': { width: '100%', aspectRatio: '4 / 5', objectFit: 'cover' },
    '& > div': { flex: 1, padding: '5', paddingBottom: '6' },
    '& p': { marginTop: '2', color: 'fg.muted', fontSize: 'md', lineHeight: 'normal' },
    '& p:first-of-type': {
      marginTop: 0,
      marginBottom: '1.5',
      color: 'accent.fg',
      fontSize: 'sm',
      fontWeight: 'semibold',
    },
  },
  [`@media (max-width: ${MAS_ESTRECHO}px)`]: { '& .laminas img': { maxHeight: '24rem' } },
  ...porAnchos,
  '& .mandos': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', marginTop: '6' },
  '& .puntos': { display: 'flex', flexWrap: 'wrap', marginInline: 'auto' },
  '& .puntos a': {
    display: 'grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    _before: {
      content: '""',
      width: '2.5',
      height: '2.5',
      borderRadius: 'full',
      border: '2px solid var(--chakra-colors-brand-fg)',
    },
    // Full also in the colours that a system imposes.
    '&[aria-current]::before': { bg: 'brand.fg', forcedColorAdjust: 'none' },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    borderRadius: 'full',
    border: '1.5px solid var(--chakra-colors-border-control)',
    color: 'brand.fg',
    cursor: 'pointer',
    _hover: { bg: 'brand.tint' },
  },
  '@media (scripting: none)': { '& button': { display: 'none' } },
  '@media (prefers-reduced-motion: reduce)': { '& .pausa': { display: 'none' } },
  // All of them on paper, where nothing can be passed.
  _print: {
    '& .laminas': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: '0',
      overflow: 'visible',
    },
    '& .laminas > li > div': { padding: '2' },
    '& .mandos': { display: 'none' },
  },
} as const;
