import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useRef } from 'react';
import { APARICION } from '@/domain/shared/constantes';
import { useAparicion } from './use-aparicion';

const Franja = chakra('section', {
  base: {
    paddingBlock: 'clamp(3.75rem, 8vw, 6.5rem)',
    paddingInline: 'clamp(1.25rem, 5vw, 3rem)',
    '& > .ancho': { maxWidth: '6xl', marginInline: 'auto' },
    '& .cabeza': { maxWidth: '2xl', marginBottom: 'clamp(2rem, 4vw, 3.25rem)' },
    '& h2::before': {
      content: '""',
      display: 'block',
      width: '10',
      height: '1',
      marginBottom: '5',
      borderRadius: 'full',
      bg: 'accent.mark',
    },
    '& .cabeza p': { marginTop: '4', color: 'fg.muted', fontSize: 'lg', lineHeight: 'relaxed' },
    _print: { paddingBlock: '5', paddingInline: '0', '& .cabeza': { marginBottom: '4' } },
  },
  variants: {
    fondo: {
      crema: { bg: 'bg.canvas' },
      blanco: { bg: 'bg.surface' },
      verde: { bg: 'brand.tint', '& li > .icono': { bg: 'bg.surface!' } },
    },
  },
  defaultVariants: { fondo: 'crema' },
});

interface SeccionProps {
  titulo: string;
  texto?: string;
  fondo?: 'crema' | 'blanco' | 'verde';
  id?: string;
  children: ReactNode;
}

/** One idea of a page: its heading, a line under it, and the content, which fades in once. */
export function Seccion({ titulo, texto, fondo, id, children }: SeccionProps) {
  const idTitulo = useId();
  const contenido = useRef<HTMLDivElement>(null);
  useAparicion(contenido, APARICION);
  return (
    <Franja fondo={fondo} id={id} aria-labelledby={idTitulo}>
      <div className="ancho" ref={contenido}>
        <div className="cabeza">
          <h2 id={idTitulo}>{titulo}</h2>
          {texto && <p>{texto}</p>}
        </div>
        {children}
      </div>
    </Franja>
  );
}
