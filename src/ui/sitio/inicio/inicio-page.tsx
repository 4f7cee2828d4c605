import { chakra } from '@chakra-ui/react/styled-system';
import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import { RASGOS, VIDAS } from '@/ui/textos/sitio/inicio';
import { FotoDelSitio } from '../piezas/foto-del-sitio';
import { Icono } from '../piezas/icono';
import { LlamadoAyuda } from '../piezas/llamado-ayuda';
import { Seccion } from '../piezas/seccion';
import { Tarjetas } from '../piezas/tarjetas';
import { useParte } from '../servicios/use-parte';
import { ContadoresImpacto } from './contadores-impacto';
import { estilosCarrusel } from './estilos-carrusel';
import { Heroe } from './heroe';
import { Historias } from './historias';
import { idDeLamina, MandosCarrusel } from './mandos-carrusel';
import { useCarrusel } from './use-carrusel';

type LaminaDeVida = ContenidoDeParte<'vidas'>['laminas'][number];

/** What stands for each slide while it has no photo. */
const DIBUJOS = [
  '/img/vida-camino.svg',
  '/img/vida-circulo.svg',
  '/img/vida-libro.svg',
  '/img/vida-familia.svg',
  '/img/vida-semilla.svg',
] as const;

const ICONOS = ['hoja', 'casa', 'camino', 'familia'] as const;

const Rasgos = () => (
  <Seccion titulo="Una manera completa de acompañar" fondo="blanco">
    <Tarjetas columnas={4}>
      {useParte('rasgos', RASGOS).tarjetas.map(({ titulo, texto }, n) => (
        <li key={titulo}>
          <Icono nombre={ICONOS[n % ICONOS.length] ?? 'hoja'} />
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </Tarjetas>
  </Seccion>
);

const Lamina = ({ id, dibujo, lamina }: { id: string; dibujo: string; lamina: LaminaDeVida }) => (
  <li id={id}>
    <FotoDelSitio
      foto={lamina.foto}
      dibujo={dibujo}
      ancho={480}
      alto={600}
      sizes="(min-width: 64em) 18rem, 90vw"
    />
    <div>
      <p>{lamina.frase}</p>
      <h3>{lamina.titulo}</h3>
      <p>{lamina.texto}</p>
    </div>
  </li>
);

const Caja = chakra('div', { base: estilosCarrusel });

function CarruselVidas() {
  const { texto, laminas } = useParte('vidas', VIDAS);
  const carrusel = useCarrusel(laminas.length);
  return (
    <Seccion titulo="Vidas que Inspiran" texto={texto} fondo="blanco">
      <Caja
        role="group"
        aria-roledescription="carrusel"
        aria-label="Vidas que Inspiran"
        {...carrusel.atencion}
      >
        <ul
          className="laminas"
          ref={carrusel.lista}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard
          tabIndex={0}
          {...carrusel.desplazamiento}
        >
          {laminas.map((lamina, n) => (
            <Lamina
              key={idDeLamina(n)}
              id={idDeLamina(n)}
              dibujo={DIBUJOS[n] ?? DIBUJOS[0]}
              lamina={lamina}
            />
          ))}
        </ul>
        <MandosCarrusel titulos={laminas.map(({ titulo }) => titulo)} {...carrusel} />
      </Caja>
    </Seccion>
  );
}

export const InicioPage = () => (
  <>
    <Heroe />
    <CarruselVidas />
    <ContadoresImpacto />
    <Historias />
    <Rasgos />
    <LlamadoAyuda />
  </>
);
