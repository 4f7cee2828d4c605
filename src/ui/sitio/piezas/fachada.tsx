import { chakra } from '@chakra-ui/react/styled-system';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const Marco = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: 'media',
    // On paper nobody opens it.
    display: { _print: 'none' },
    bg: '#0A352E',
    '& > a, & > iframe': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
    '& > a': { borderRadius: 'inherit', outlineOffset: '-6px' },
    '& > a > img': { width: '100%', height: '100%', objectFit: 'cover', transition: 'transform 200ms' },
    '& > a:hover > img': { transform: 'scale(1.02)' },
  },
});

interface FachadaProps {
  /** The video or map in its own site: where the link goes without JavaScript. */
  enlace: string;
  /** Address that is embedded after the click. */
  incrustado: string;
  titulo: string;
  cubierta: string;
  ancho: number;
  alto: number;
  permisos?: string;
  children: ReactNode;
}

/** A drawing and a link; the third party is contacted only when the person asks for it, and then in place. */
export function Fachada({
  enlace,
  incrustado,
  titulo,
  cubierta,
  ancho,
  alto,
  permisos,
  children,
}: FachadaProps) {
  const [abierta, abrir] = useState(false);
  const contenido = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (abierta) contenido.current?.focus();
  }, [abierta]);
  const alPedir = (evento: MouseEvent) => {
    if (evento.ctrlKey || evento.metaKey || evento.shiftKey) return;
    evento.preventDefault();
    abrir(true);
  };
  return (
    <Marco aspectRatio={`${ancho} / ${alto}`}>
      {abierta ? (
        <iframe
          ref={contenido}
          src={incrustado}
          title={titulo}
          allow={permisos}
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a href={enlace} rel="noopener" onClick={alPedir}>
          <img src={cubierta} alt="" width={ancho} height={alto} loading="lazy" />
          {children}
        </a>
      )}
    </Marco>
  );
}
