import { chakra } from '@chakra-ui/react/styled-system';
import { initials } from '@/ui/shared/initials';
import { useSitio } from '@/ui/sitio/servicios/use-sitio';
import { EQUIPO } from '@/ui/sitio/textos/nosotros';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';

const Lista = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: 'clamp(1.75rem, 3vw, 2.5rem)',
    '& .retrato': {
      display: 'grid',
      placeItems: 'center',
      width: '20',
      height: '20',
      marginBottom: '4',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      fontFamily: 'display',
      fontSize: '2xl',
    },
    '& p': { marginTop: '1', color: 'fg.muted', fontSize: 'md' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      color: 'brand.fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});

export function Equipo() {
  const { correo } = useSitio();
  return (
    <Seccion titulo="El equipo" texto="Profesionales que cuidan con oficio y con cariño.">
      <Lista>
        {EQUIPO.map(({ rol, especialidad }) => (
          <li key={rol}>
            <span className="retrato" aria-hidden="true">
              {initials(rol)}
            </span>
            <h3>{rol}</h3>
            <p>{especialidad}</p>
            {correo && (
              <a href={correo.enlace}>
                <Icono nombre="correo" />
                Escribir<span className="solo-lector"> a {rol}</span>
              </a>
            )}
          </li>
        ))}
      </Lista>
    </Seccion>
  );
}
