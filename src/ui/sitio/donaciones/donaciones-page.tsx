import { chakra } from '@chakra-ui/react/styled-system';
import { DESTINOS_DE_LA_AYUDA } from '@/ui/sitio/textos/donaciones';
import { Acciones } from '../piezas/acciones';
import { Icono } from '../piezas/icono';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { useSitio } from '../servicios/use-sitio';
import { FormasDeDonar } from './formas-de-donar';

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

const DestinoAyuda = () => (
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

function Confirmacion() {
  const { correo } = useSitio();
  const a = correo ? ` a ${correo.visible}` : '';
  return (
    <Seccion
      titulo="Confirme su donación o pida su certificado"
      texto={`Escríbanos${a} con su nombre, documento, fecha y valor. Le confirmamos que llegó y, si lo necesita, le enviamos el certificado de donación cuando cumpla los requisitos de la DIAN.`}
      fondo="verde"
    >
      {correo && (
        <Acciones>
          <a href={`${correo.enlace}?subject=Confirmación%20de%20donación`} data-tono="principal">
            <Icono nombre="correo" />
            Escribir{a}
          </a>
        </Acciones>
      )}
    </Seccion>
  );
}

export const DonacionesPage = () => (
  <>
    <Portada
      titulo="Donaciones"
      texto="Cada aporte sostiene una cama, un plato y una conversación para alguien que está volviendo a empezar."
    />
    <Seccion
      titulo="Dos maneras de donar"
      texto="Elija la que le quede más fácil. Copie el número o escanee el código."
    >
      <FormasDeDonar />
    </Seccion>
    <DestinoAyuda />
    <Confirmacion />
  </>
);
