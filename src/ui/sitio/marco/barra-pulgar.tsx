import { chakra } from '@chakra-ui/react/styled-system';
import { IconoMarco } from '../piezas/icono-marco';
import { useSitio } from '../servicios/use-sitio';
import { PANTALLA_BAJA } from './estilos-encabezado';

const Barra = chakra('nav', {
  base: {
    position: 'fixed',
    [PANTALLA_BAJA]: { position: 'static' },
    zIndex: 'sticky',
    insetInline: 0,
    bottom: 0,
    display: { base: 'flex', md: 'none', _print: 'none' },
    // With large letters, one over the other.
    flexWrap: 'wrap',
    gap: '2',
    padding: '2',
    paddingBottom: 'max(0.5rem, env(safe-area-inset-bottom))',
    bg: 'bg.surface',
    boxShadow: '0 -1px 0 var(--chakra-colors-border)',
    '& a': {
      display: 'flex',
      flex: '1 1 8rem',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      minHeight: '48px',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      fontWeight: 'semibold',
      textDecoration: 'none',
    },
    '& a:first-of-type': { bg: 'brand.solid', color: 'brand.on' },
  },
});

/** How to get help, at the thumb of whoever holds a phone. */
export function BarraPulgar() {
  const { telefono, whatsapp } = useSitio();
  if (!telefono && !whatsapp) return null;
  return (
    <Barra aria-label="Pedir ayuda">
      {telefono && (
        <a href={telefono.enlace}>
          <IconoMarco nombre="telefono" />
          Llamar
        </a>
      )}
      {whatsapp && (
        <a href={whatsapp.enlace}>
          <IconoMarco nombre="whatsapp" />
          WhatsApp
        </a>
      )}
    </Barra>
  );
}
