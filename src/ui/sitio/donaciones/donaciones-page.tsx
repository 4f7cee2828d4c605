import { chakra } from '@chakra-ui/react/styled-system';
import type { DatosDonaciones } from '@/domain/configuracion/formas-de-donar';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import { renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { DONACIONES } from '@/ui/textos/sitio/donaciones';
import { Acciones } from '../piezas/acciones';
import { FotoDelSitio } from '../piezas/foto-del-sitio';
import { Icono } from '../piezas/icono';
import { Portada } from '../piezas/portada';
import { Seccion } from '../piezas/seccion';
import { useParte } from '../servicios/use-parte';
import { useCanales, useSitio } from '../servicios/use-sitio';
import { FormasDeDonar } from './formas-de-donar';

const Reparto = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    alignItems: 'center',
    gap: 'clamp(2rem, 5vw, 4rem)',
    '& img': { width: '100%', borderRadius: 'media' },
    '& ul': { display: 'grid', gap: '5', fontSize: 'lg' },
    '& li': { display: 'flex', gap: '3', overflowWrap: 'anywhere' },
    '& .icono': { marginTop: '0.2em', color: 'accent.fg' },
  },
});

const DestinoAyuda = ({ destinos, foto }: Pick<ContenidoDeParte<'donaciones'>, 'destinos' | 'foto'>) => (
  <Seccion titulo="A dónde llega su ayuda" fondo="blanco">
    <Reparto>
      <FotoDelSitio
        foto={foto}
        dibujo="/img/donar-manos.svg"
        ancho={720}
        alto={540}
        sizes="(min-width: 48em) 34rem, 100vw"
      />
      <ul>
        {renglonesDe(destinos).map((destino) => (
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
  const { correo } = useCanales();
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

/** Nobody is offered a choice where there is one way, nor a code that is not there. */
const tituloDeFormas = (donaciones: DatosDonaciones | null): { titulo: string; texto: string } => {
  const copiar = 'Copie el número o escanee el código.';
  if (!donaciones)
    return { titulo: 'Dos maneras de donar', texto: 'Mientras tanto, escríbanos y le contamos.' };
  if (donaciones.llave && donaciones.numero)
    return { titulo: 'Dos maneras de donar', texto: `Elija la que le quede más fácil. ${copiar}` };
  return {
    titulo: 'Cómo donar',
    texto: donaciones.llave ? copiar : 'Copie el número y haga su transferencia o consignación.',
  };
};

export function DonacionesPage() {
  const { introduccion, destinos, foto } = useParte('donaciones', DONACIONES);
  const { donaciones, muestra } = useSitio();
  const formas = tituloDeFormas(donaciones);
  return (
    <>
      <Portada titulo="Donaciones" texto={introduccion} />
      <Seccion
        titulo={formas.titulo}
        texto={
          muestra?.donaciones
            ? 'Aquí estarán el número de la billetera y el de la cuenta. Estos son números de ejemplo: no done a ninguno.'
            : formas.texto
        }
      >
        <FormasDeDonar />
      </Seccion>
      <DestinoAyuda destinos={destinos} foto={foto} />
      <Confirmacion />
    </>
  );
}
