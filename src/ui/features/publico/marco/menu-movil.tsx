import { useRef } from 'react';
import { IconoMarco } from '../piezas/icono-marco';
import { EnlacesNavegacion } from './enlaces-navegacion';
import { cerrarDesplegable, useDesplegable } from './use-desplegable';

export function MenuMovil() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDesplegable(menu);
  return (
    <details className="movil" ref={menu}>
      <summary>
        <span className="solo-lector">Menú</span>
        <IconoMarco nombre="menu" />
      </summary>
      <nav aria-label="Menú">
        <EnlacesNavegacion alElegir={() => cerrarDesplegable(menu)} />
      </nav>
    </details>
  );
}
