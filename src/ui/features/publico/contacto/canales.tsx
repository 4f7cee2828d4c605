import { chakra } from '@chakra-ui/react/styled-system';
import { CORREOS, type LineaDeContacto, TELEFONOS } from '@/ui/content/contacto';
import { RedesSociales } from '../piezas/redes-sociales';
import { Seccion } from '../piezas/seccion';

const Columnas = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr 1fr' },
    gap: 'clamp(2rem, 5vw, 4rem)',
    '& dl': { marginTop: '4' },
    '& dl > div': { paddingBlock: '3', borderTop: '1px solid var(--chakra-colors-border)' },
    '& dt': { color: 'fg.muted', fontSize: 'md' },
    '& dd a': {
      display: 'inline-block',
      minHeight: '6',
      color: 'brand.fg',
      fontSize: 'lg',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      textDecoration: 'underline',
      textDecorationColor: 'transparent',
      textUnderlineOffset: '4px',
      _hover: { textDecorationColor: 'currentColor' },
    },
    '& ul': { marginTop: '5' },
  },
});

const Lineas = ({ lineas }: { lineas: readonly LineaDeContacto[] }) => (
  <dl>
    {lineas.map(({ etiqueta, visible, enlace }) => (
      <div key={etiqueta}>
        <dt>{etiqueta}</dt>
        <dd>
          <a href={enlace}>{visible}</a>
        </dd>
      </div>
    ))}
  </dl>
);

export const Canales = () => (
  <Seccion titulo="Todas las formas de encontrarnos" fondo="blanco">
    <Columnas>
      <div>
        <h3>Teléfonos</h3>
        <Lineas lineas={TELEFONOS} />
      </div>
      <div>
        <h3>Correos</h3>
        <Lineas lineas={CORREOS} />
      </div>
      <div>
        <h3>Redes</h3>
        <RedesSociales />
      </div>
    </Columnas>
  </Seccion>
);
