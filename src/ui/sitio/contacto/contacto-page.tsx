import { chakra } from '@chakra-ui/react/styled-system';
import { Acciones } from '@/ui/sitio/piezas/acciones';
import { IconoMarco } from '@/ui/sitio/piezas/icono-marco';
import { Portada } from '@/ui/sitio/piezas/portada';
import { RedesSociales } from '@/ui/sitio/piezas/redes-sociales';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { CORREOS, type LineaDeContacto, TELEFONOS } from '@/ui/sitio/textos/contacto';
import { FUNDACION } from '@/ui/textos/fundacion';
import { CajaCrisis } from './caja-crisis';
import { Mapas } from './mapas';

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

const Canales = () => (
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

export const ContactoPage = () => (
  <>
    <Portada
      titulo="Contacto"
      texto={`Estamos disponibles ${FUNDACION.disponibilidad}. Llame o escriba a cualquier hora: siempre hay alguien que responde.`}
    >
      <Acciones sobreImagen>
        <a href={FUNDACION.telefono.enlace} data-tono="amanecer">
          <IconoMarco nombre="telefono" />
          Llamar ahora
        </a>
        <a href={FUNDACION.whatsapp.enlace}>
          <IconoMarco nombre="whatsapp" />
          WhatsApp
        </a>
      </Acciones>
    </Portada>
    <CajaCrisis />
    <Canales />
    <Mapas />
  </>
);
