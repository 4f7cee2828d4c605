import { chakra } from '@chakra-ui/react/styled-system';
import { enlaceLlamada } from '@/domain/shared/telefono';
import { Acciones } from '@/ui/sitio/piezas/acciones';
import { IconoMarco } from '@/ui/sitio/piezas/icono-marco';
import { Portada } from '@/ui/sitio/piezas/portada';
import { RedesSociales } from '@/ui/sitio/piezas/redes-sociales';
import { Seccion } from '@/ui/sitio/piezas/seccion';
import { enlaceCorreo, type LineaDeContacto } from '@/ui/sitio/servicios/sitio';
import { useParte } from '@/ui/sitio/servicios/use-parte';
import { useCanales, useSitio } from '@/ui/sitio/servicios/use-sitio';
import { conPunto } from '@/ui/sitio/textos/en-frase';
import { CONTACTO, INTRODUCCION_CON_HORARIO } from '@/ui/textos/sitio/contacto';
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
    // Drawings that lead somewhere only when they are pressed.
    _print: { '& :has(> ul)': { display: 'none' } },
  },
});

/** `pronto` is said while there are none. */
const Lineas = ({ lineas, pronto }: { lineas: readonly LineaDeContacto[]; pronto: string }) =>
  lineas.length > 0 ? (
    <dl>
      {lineas.map(({ etiqueta, visible, enlace }) => (
        <div key={`${etiqueta} ${visible}`}>
          <dt>{etiqueta}</dt>
          <dd>
            <a href={enlace}>{visible}</a>
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    <p>{pronto}</p>
  );

function Canales() {
  const { telefonos, correo, redes } = useCanales();
  const otros = useParte('contacto', CONTACTO);
  const lineas = [
    ...telefonos,
    ...otros.telefonos.map(({ nombre, telefono }) => ({
      etiqueta: nombre,
      visible: telefono,
      enlace: enlaceLlamada(telefono),
    })),
  ];
  const correos = [
    ...(correo ? [{ etiqueta: 'Información general y donaciones', ...correo }] : []),
    ...otros.correos.map((otro) => ({
      etiqueta: otro.nombre,
      visible: otro.correo,
      enlace: enlaceCorreo(otro.correo),
    })),
  ];
  return (
    <Seccion titulo="Todas las formas de encontrarnos" fondo="blanco">
      <Columnas>
        <div>
          <h3>Teléfonos</h3>
          <Lineas lineas={lineas} pronto="Pronto publicaremos los teléfonos." />
        </div>
        <div>
          <h3>Correos</h3>
          <Lineas lineas={correos} pronto="Pronto publicaremos el correo." />
        </div>
        {redes.length > 0 && (
          <div>
            <h3>Redes</h3>
            <RedesSociales />
          </div>
        )}
      </Columnas>
    </Seccion>
  );
}

/** What the product ships promises an answer at any hour; saved beside other phones, it is still what the product ships. */
const useIntroduccion = (): string => {
  const { disponibilidad, atiendeSiempre, muestra } = useSitio();
  const { introduccion } = useParte('contacto', CONTACTO);
  const prometeDeMas = !atiendeSiempre && introduccion === CONTACTO.introduccion;
  const deCuando = conPunto(`Estamos disponibles ${disponibilidad}`);
  const deEjemplo = muestra
    ? ' Los teléfonos, el correo y las direcciones de esta página son de ejemplo. En una emergencia marque 123.'
    : '';
  return `${deCuando} ${prometeDeMas ? INTRODUCCION_CON_HORARIO : introduccion}${deEjemplo}`;
};

export function ContactoPage() {
  const { telefono, whatsapp } = useCanales();
  const introduccion = useIntroduccion();
  return (
    <>
      <Portada titulo="Contacto" texto={introduccion}>
        <Acciones sobreImagen>
          {telefono && (
            <a href={telefono.enlace} data-tono="amanecer">
              <IconoMarco nombre="telefono" />
              Llamar ahora
            </a>
          )}
          {whatsapp && (
            <a href={whatsapp.enlace}>
              <IconoMarco nombre="whatsapp" />
              WhatsApp
            </a>
          )}
        </Acciones>
      </Portada>
      <CajaCrisis />
      <Canales />
      <Mapas />
    </>
  );
}
