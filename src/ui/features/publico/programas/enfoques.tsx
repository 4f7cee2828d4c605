import { chakra } from '@chakra-ui/react/styled-system';
import { ENFOQUES } from '@/ui/content/programas';
import { Seccion } from '../piezas/seccion';

const Grupos = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: 'clamp(2.5rem, 6vw, 5rem)',
    '& > div > p': { marginTop: '2', color: 'fg.muted' },
    '& dl': { marginTop: '6' },
    '& dl > div': { paddingBlock: '4', borderTop: '1px solid var(--chakra-colors-border)' },
    '& dt': { fontWeight: 'semibold' },
    '& dd': { marginTop: '1', color: 'fg.muted', fontSize: 'md' },
  },
});

export const Enfoques = () => (
  <Seccion
    titulo="Cómo trabajamos"
    texto="Dos maneras de cuidar que se complementan y se respetan."
    fondo="blanco"
  >
    <Grupos>
      {ENFOQUES.map(({ titulo, descripcion, metodos }) => (
        <div key={titulo}>
          <h3>{titulo}</h3>
          <p>{descripcion}</p>
          <dl>
            {metodos.map(({ nombre, detalle }) => (
              <div key={nombre}>
                <dt>{nombre}</dt>
                <dd>{detalle}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </Grupos>
  </Seccion>
);
