import { chakra } from '@chakra-ui/react/styled-system';
import { DIAPOSITIVAS, VIDAS_QUE_INSPIRAN } from '@/ui/content/inicio';
import { Seccion } from '../piezas/seccion';
import { estilosCarrusel } from './estilos-carrusel';
import { Lamina } from './lamina';
import { MandosCarrusel } from './mandos-carrusel';
import { useCarrusel } from './use-carrusel';

const Caja = chakra('div', { base: estilosCarrusel });

export function CarruselVidas() {
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
