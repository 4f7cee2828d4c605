import { chakra } from '@chakra-ui/react/styled-system';
import { HISTORIAS, HISTORIAS_DE_MUESTRA, HISTORIAS_EN_CAMINO } from '@/ui/textos/sitio/inicio';
import { Fachada } from '../piezas/fachada';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';
import { useParte } from '../servicios/use-parte';
import { useSitio } from '../servicios/use-sitio';

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
    '& > li > img': { borderRadius: 'media' },
    '& h3': { marginTop: '4' },
    '& p': { color: 'fg.muted', fontSize: 'md' },
  },
});

const CUBIERTAS = ['/img/historia-alba.svg', '/img/historia-manana.svg', '/img/historia-dia.svg'] as const;

function EnCamino() {
  return (
    <Seccion titulo="Historias de Transformación" texto={HISTORIAS_EN_CAMINO}>
      {/* Drawings with nothing to reach in them: all in sight. */}
      <Lista aria-hidden gridAutoColumns="1fr">
        {CUBIERTAS.map((cubierta) => (
          <li key={cubierta}>
            <img src={cubierta} alt="" width={360} height={640} loading="lazy" />
          </li>
        ))}
      </Lista>
    </Seccion>
  );
}

/**
 * Three examples while the site is being prepared (specification §2); once it is published, nothing where nobody has
 * agreed to appear, and drawings until somebody has said whether anybody does.
 */
export function Historias() {
  const { enPreparacion, contenido } = useSitio();
  const { texto, testimonios } = useParte('historias', enPreparacion ? HISTORIAS_DE_MUESTRA : HISTORIAS);
  if (testimonios.length === 0) return contenido.historias ? null : <EnCamino />;
  return (
    <Seccion titulo="Historias de Transformación" texto={texto}>
      <Lista>
        {testimonios.map(({ titulo, nombre, video }, n) => (
          <li key={video}>
            <Fachada
              enlace={`https://www.youtube.com/watch?v=${video}`}
              incrustado={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`}
              permisos="autoplay; fullscreen; picture-in-picture"
              titulo={`Video: ${titulo}`}
              cubierta={CUBIERTAS[n % CUBIERTAS.length] ?? CUBIERTAS[0]}
              ancho={360}
              alto={640}
            >
              <span className="boton">
                <Icono nombre="reproducir" />
                Ver video<span className="solo-lector"> {titulo}</span>
              </span>
            </Fachada>
            <h3>«{titulo}»</h3>
            {nombre && <p>{nombre}</p>}
          </li>
        ))}
      </Lista>
    </Seccion>
  );
}
