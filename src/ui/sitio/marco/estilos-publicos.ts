import { ANCHO_MOVIL_MAXIMO_PX } from '@/domain/shared/constantes';

/** Movements that no single component owns, and the room that the bar at the foot of phones takes from the page. */
export const animacionesPublicas = {
  // Or what takes the focus at the foot of the screen would stay behind the bar.
  [`@media (max-width: ${ANCHO_MOVIL_MAXIMO_PX}px)`]: { html: { scrollPaddingBottom: '5.5rem' } },
  '@page': { margin: '14mm 14mm 16mm' },
  '@keyframes encabezado-solido': {
    to: {
      backgroundColor: 'var(--chakra-colors-bg-surface)',
      backgroundImage: 'none',
      color: 'var(--chakra-colors-fg)',
      boxShadow: '0 1px 0 var(--chakra-colors-border)',
    },
  },
  '@keyframes paralaje': { to: { transform: 'translateY(18%)' } },
  '@keyframes aparicion': { from: { opacity: 0, transform: 'translateY(28px)' } },
};

const titular = { fontFamily: 'display', fontWeight: '560', letterSpacing: '-0.018em', lineHeight: '1.12' };

/** Smaller, whole, without what only decorates, and dark on white whatever the screen is. */
const enPapel = {
  '--chakra-colors-fg': '#1D2A27',
  '--chakra-colors-fg-muted': '#53625E',
  '--chakra-colors-border': '#D9DED9',
  '--chakra-colors-brand-fg': '#0F5B4C',
  '--chakra-colors-accent-fg': '#A8431A',
  '--chakra-colors-info-tint-fg': '#164E8C',
  color: 'fg',
  fontSize: '0.8125rem',
  '& :is(h1, h1 ~ p)': { maxWidth: 'none' },
  '& h1': { fontSize: '1.75rem' },
  '& h2': { fontSize: '1.25rem' },
  '& h2::before': { display: 'none!' },
  '& h3': { fontSize: '1rem' },
  '& :is(.cabeza, h2, h3)': { breakAfter: 'avoid' },
  '& :is(.cabeza, article, li, .panel)': { breakInside: 'avoid' },
  '& img[alt=""]': { display: 'none' },
} as const;

/** Type, icons and fade-in of every public page, hung from its frame. */
export const estilosPublicos = {
  fontSize: '1.0625rem',
  lineHeight: 'relaxed',
  // With large letters a title grows until its words no longer fit a phone.
  '& h1': { ...titular, fontSize: 'clamp(min(2.375rem, 12.5vw), 1.5rem + 3.6vw, 3.875rem)' },
  '& h2': { ...titular, fontSize: 'min(clamp(1.875rem, 1.4rem + 1.9vw, 2.625rem), 10.5vw)' },
  '& h3': {
    ...titular,
    fontSize: 'min(clamp(1.3125rem, 1.2rem + 0.4vw, 1.5rem), 7.5vw)',
    letterSpacing: '-0.01em',
  },
  '& p': { textWrap: 'pretty' },
  // Neither is a box, or its source would take a place of its own beside the words of a photo.
  '& picture': { display: 'contents' },
  '& source': { display: 'none' },
  // An upright photo leaves room for the words; what it shows of a person is above its middle.
  '& img[srcset]': { maxHeight: '32rem', objectFit: 'cover', objectPosition: '50% 25%' },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& .marca': { overflowWrap: 'anywhere', '& > :is(svg, img)': { flexShrink: 0 } },
  // A logo is drawn for paper, and is seen here over a dark picture.
  '& .marca img': { padding: '1', borderRadius: 'control', bg: '#FFFFFF', objectFit: 'contain' },
  '& .icono': {
    flexShrink: 0,
    width: '1.35em',
    height: '1.35em',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .numero': { display: 'inline-block' },
  '& .solo-lector': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  _print: enPapel,
  '@media screen': {
    '& [data-aparicion=espera]': { opacity: 0 },
    '& [data-aparicion=lista]': { animationName: 'aparicion', animationFillMode: 'both' },
  },
} as const;
