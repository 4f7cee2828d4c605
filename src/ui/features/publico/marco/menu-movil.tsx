import { useRef } from 'react';
import { Icono } from '../piezas/icono';
import { EnlacesNavegacion } from './enlaces-navegacion';
import { cerrarDesplegable, useDesplegable } from './use-desplegable';

export function MenuMovil() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDesplegable(menu);
  return (
    <details className="movil" ref={menu}>
      <summary>
        <span className="solo-lector">Menú</span>
        <Icono nombre="menu" />
      </summary>
      <nav aria-label="Menú">
        <EnlacesNavegacion alElegir={() => cerrarDesplegable(menu)} />
      </nav>
    </details>
  );
}
