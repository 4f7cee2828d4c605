import { chakra } from '@chakra-ui/react/styled-system';
import { useCanales } from '../servicios/use-sitio';
import { IconoMarco } from './icono-marco';

const Lista = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& a': {
      display: 'grid',
      placeItems: 'center',
      width: 'touch',
      height: 'touch',
      borderRadius: 'full',
      bg: 'brand.tint',
      color: 'brand.fg',
      transition: 'background-color 160ms, color 160ms',
      _hover: { bg: 'brand.solid', color: 'brand.on' },
    },
  },
});

export const RedesSociales = () => (
  <Lista>
    {useCanales().redes.map(({ nombre, icono, enlace }) => (
      <li key={nombre}>
        <a href={enlace} rel="noopener" aria-label={nombre}>
          <IconoMarco nombre={icono} />
        </a>
      </li>
    ))}
  </Lista>
);
