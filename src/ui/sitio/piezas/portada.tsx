import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { velo } from './velo';

const Banda = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    alignItems: 'center',
    minHeight: 'clamp(19rem, 34vw, 27rem)',
    paddingTop: '24',
    paddingBottom: 'clamp(8rem, 11vw, 9rem)',
    paddingInline: 'clamp(1.25rem, 5vw, 3rem)',
    bg: '#0F4A3E',
    color: '#FFF9EF',
    '& > img': {
      position: 'absolute',
      zIndex: -2,
      insetInline: 0,
      bottom: 0,
      width: '100%',
      height: '115%',
      objectFit: 'cover',
      objectPosition: '70% 100%',
    },
    // The landscape stays behind the words while both leave the screen.
    '@supports (animation-timeline: scroll())': {
      '@media (prefers-reduced-motion: no-preference)': {
        '& > img': {
          animation: 'paralaje linear both',
          animationTimeline: 'scroll(root)',
          animationRange: '0 32rem',
        },
      },
    },
    // Paper has no landscape: the words are dark and take the room they need.
    _print: {
      minHeight: '0',
      paddingBlock: '0',
      paddingInline: '0',
      bg: 'transparent',
      color: 'fg',
      '& > img, & > .ancho::before': { display: 'none' },
      '& p': { color: 'fg' },
    },
    // Words stay readable wherever the crop puts the light.
    '& > .ancho': { ...velo('38rem'), width: '100%', maxWidth: '6xl', marginInline: 'auto' },
    '& p': { marginTop: '4', maxWidth: '36rem', fontSize: 'lg', lineHeight: 'relaxed', color: '#E4F0EA' },
  },
  variants: { alta: { true: { minHeight: '36rem' } } },
});

interface PortadaProps {
  titulo: string;
  texto?: string;
  /** Language of the title when it is not Spanish. */
  idioma?: string;
  /** When the banner is the whole page. */
  alta?: boolean;
  children?: ReactNode;
}

/** Banner that opens every page but the home: its title over the mountains. */
export const Portada = ({ titulo, texto, idioma, alta, children }: PortadaProps) => (
  <Banda alta={alta}>
    <img src="/img/portada.svg" alt="" width="1600" height="560" fetchPriority="high" />
    <div className="ancho">
      <h1 lang={idioma}>{titulo}</h1>
      {texto && <p>{texto}</p>}
      {children}
    </div>
  </Banda>
);
