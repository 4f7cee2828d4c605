import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { PORTADA } from '@/ui/textos/sitio/inicio';
import { Acciones } from '../piezas/acciones';
import { velo } from '../piezas/velo';
import { useParte } from '../servicios/use-parte';
import { useSitio } from '../servicios/use-sitio';
import { conPunto } from '../textos/en-frase';
import { VideoPortada } from './video-portada';

const paisaje = {
  position: 'absolute',
  zIndex: -2,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '72% 100%',
} as const;

const Escena = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    minHeight: 'min(46rem, 92svh)',
    paddingTop: 'clamp(6.5rem, 15vh, 10rem)',
    paddingBottom: '24',
    paddingInline: 'clamp(1.25rem, 5vw, 3rem)',
    bg: '#0F4A3E',
    color: '#FFF9EF',
    '& > img, & > video': paisaje,
    // Words stay readable wherever the crop puts the light.
    '& > .ancho': { ...velo('36rem'), width: '100%', maxWidth: '6xl', marginInline: 'auto' },
    '& h1': {
      maxWidth: '13.5ch',
      fontSize: 'clamp(min(2.5rem, 12.5vw), 1.6rem + 4.2vw, 4.5rem)',
      '& span': { display: 'block', textWrap: 'balance' },
    },
    '& p': { marginTop: '5', maxWidth: '34rem', fontSize: { base: 'lg', md: 'xl' }, lineHeight: 'relaxed' },
    '& .siempre': { marginTop: '6', fontSize: 'md', '& a': { color: 'inherit', fontWeight: 'semibold' } },
    '& > button': {
      position: 'absolute',
      insetInlineEnd: 'clamp(1rem, 3vw, 2rem)',
      bottom: 'clamp(1rem, 3vw, 2rem)',
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      bg: 'rgba(8, 44, 38, 0.72)',
      color: '#FFF9EF',
      cursor: 'pointer',
    },
    // Light letters over a dark picture: of the picture, paper has nothing.
    _print: {
      minHeight: '0',
      padding: '0',
      bg: 'transparent',
      color: 'fg',
      '& > img, & > video, & > button, & > .ancho::before': { display: 'none' },
    },
  },
});

function Siempre() {
  const { disponibilidad, telefono } = useSitio();
  return (
    <p className="siempre">
      {telefono
        ? `Atendemos ${disponibilidad}: `
        : `${conPunto(`Atendemos ${disponibilidad}`)} Pronto publicaremos el teléfono.`}
      {telefono && (
        <a href={telefono.enlace} className="numero">
          {telefono.visible}
        </a>
      )}
    </p>
  );
}

export function Heroe() {
  const { frase, frase2, texto } = useParte('portada', PORTADA);
  return (
    <Escena>
      <img src="/img/hero.svg" alt="" width="1600" height="1000" fetchPriority="high" />
      <VideoPortada />
      <div className="ancho">
        <h1>
          <span>{`${frase} `}</span>
          {frase2 && <span>{`${frase2} `}</span>}
        </h1>
        {renglonesDe(texto).map((parrafo) => (
          <p key={parrafo}>{parrafo}</p>
        ))}
        <Acciones sobreImagen>
          <Link to="/contact" data-tono="amanecer">
            CONTÁCTANOS
          </Link>
          <Link to="/donate">Donar</Link>
        </Acciones>
        <Siempre />
      </div>
    </Escena>
  );
}
