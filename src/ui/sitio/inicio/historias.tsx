import { chakra } from '@chakra-ui/react/styled-system';
import { HISTORIAS, TESTIMONIOS } from '@/ui/sitio/textos/inicio';
import { Fachada } from '../piezas/fachada';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';

const Lista = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '68%', sm: '1fr' },
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    // Room for the focus ring inside the box that scrolls.
    margin: '-1',
    padding: '1',
    '& > li': { scrollSnapAlign: 'start' },
    gap: 'clamp(1rem, 3vw, 2rem)',
    '& .boton': {
      position: 'absolute',
      insetInlineStart: '4',
      bottom: '4',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      paddingInline: '4',
      borderRadius: 'full',
      bg: 'bg.surface',
      color: 'brand.fg',
      fontSize: 'md',
      fontWeight: 'semibold',
    },
    '& h3': { marginTop: '4' },
    '& p': { color: 'fg.muted', fontSize: 'md' },
  },
});

export const Historias = () => (
  <Seccion titulo={HISTORIAS.titulo} texto={HISTORIAS.texto}>
    <Lista>
      {TESTIMONIOS.map(({ key, name, title, videoId, cubierta }) => (
        <li key={key}>
          <Fachada
            enlace={`https://www.youtube.com/watch?v=${videoId}`}
            incrustado={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
            permisos="autoplay; fullscreen; picture-in-picture"
            titulo={`Video: ${title}`}
            cubierta={cubierta}
            ancho={360}
            alto={640}
          >
            <span className="boton">
              <Icono nombre="reproducir" />
              Ver video<span className="solo-lector">: {title}</span>
            </span>
          </Fachada>
          <h3>«{title}»</h3>
          {name && <p>{name}</p>}
        </li>
      ))}
    </Lista>
  </Seccion>
);
