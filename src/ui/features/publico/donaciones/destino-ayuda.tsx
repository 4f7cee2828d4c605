import { chakra } from '@chakra-ui/react/styled-system';
import { DESTINOS_DE_LA_AYUDA } from '@/ui/content/donaciones';
import { Icono } from '../piezas/icono';
import { Seccion } from '../piezas/seccion';

const Reparto = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(2rem, 5vw, 4rem)',
    '& img': { width: '100%', borderRadius: 'media' },
    '& ul': { display: 'grid', gap: '5', fontSize: 'lg' },
    '& li': { display: 'flex', gap: '3' },
    '& .icono': { marginTop: '0.2em', color: 'accent.fg' },
  },
});

export const DestinoAyuda = () => (
  <Seccion titulo="A dónde llega su ayuda" fondo="blanco">
    <Reparto>
      <img src="/img/donar-manos.svg" alt="" width="720" height="540" loading="lazy" />
      <ul>
        {DESTINOS_DE_LA_AYUDA.map((destino) => (
          <li key={destino}>
            <Icono nombre="corazon" />
            {destino}
          </li>
        ))}
      </ul>
    </Reparto>
  </Seccion>
);
