import { chakra } from '@chakra-ui/react/styled-system';
import { initials } from '@/ui/shared/initials';
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
    '& .rol': { color: 'accent.fg', fontWeight: 'semibold' },
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

export const Equipo = () => (
  <Seccion titulo="El equipo" texto="Profesionales que cuidan con oficio y con cariño.">
    <Lista>
      {EQUIPO.map(({ nombre, rol, especialidad, correo }) => (
        <li key={correo}>
          <span className="retrato" aria-hidden="true">
            {initials(rol)}
          </span>
          <h3>{nombre}</h3>
          <p className="rol">{rol}</p>
          <p>{especialidad}</p>
          <a href={`mailto:${correo}`}>
            <Icono nombre="correo" />
            Escribir<span className="solo-lector"> a {rol}</span>
          </a>
        </li>
      ))}
    </Lista>
  </Seccion>
);
