import { chakra } from '@chakra-ui/react/styled-system';
import { DIAPOSITIVAS, type Diapositiva, TARJETAS, VIDAS_QUE_INSPIRAN } from '@/ui/sitio/textos/inicio';
import { Icono } from '../piezas/icono';
import { LlamadoAyuda } from '../piezas/llamado-ayuda';
import { Seccion } from '../piezas/seccion';
import { Tarjetas } from '../piezas/tarjetas';
import { ContadoresImpacto } from './contadores-impacto';
import { estilosCarrusel } from './estilos-carrusel';
import { Heroe } from './heroe';
import { Historias } from './historias';
import { MandosCarrusel } from './mandos-carrusel';
import { useCarrusel } from './use-carrusel';

const Rasgos = () => (
  <Seccion titulo="Una manera completa de acompañar" fondo="blanco">
    <Tarjetas columnas={4}>
      {TARJETAS.map(({ key, icon, title, detail }) => (
        <li key={key}>
          <Icono nombre={icon} />
          <h3>{title}</h3>
          <p>{detail}</p>
        </li>
      ))}
    </Tarjetas>
  </Seccion>
);

const Lamina = ({ id, image, title, description, highlight }: Diapositiva) => (
  <li id={id}>
    <img src={image} alt="" width="480" height="600" loading="lazy" />
    <div>
      <p>{highlight}</p>
      <h3>{title}</h3>
      <p>{description}</p>
    </div>
  </li>
);

const Caja = chakra('div', { base: estilosCarrusel });

function CarruselVidas() {
  const carrusel = useCarrusel(DIAPOSITIVAS.length);
  return (
    <Seccion titulo={VIDAS_QUE_INSPIRAN.titulo} texto={VIDAS_QUE_INSPIRAN.texto} fondo="blanco">
      <Caja
        role="group"
        aria-roledescription="carrusel"
        aria-label={VIDAS_QUE_INSPIRAN.titulo}
        {...carrusel.atencion}
      >
        <ul
          className="laminas"
          ref={carrusel.lista}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be within reach of the keyboard
          tabIndex={0}
          {...carrusel.desplazamiento}
        >
          {DIAPOSITIVAS.map((diapositiva) => (
            <Lamina key={diapositiva.id} {...diapositiva} />
          ))}
        </ul>
        <MandosCarrusel {...carrusel} />
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
