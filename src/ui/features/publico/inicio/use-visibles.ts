import { useSyncExternalStore } from 'react';
import { visiblesSegunAncho } from './carrusel';

const suscribir = (alCambiar: () => void) => {
  window.addEventListener('resize', alCambiar);
  return () => window.removeEventListener('resize', alCambiar);
};

/** Slides in view; one until the page is hydrated, while CSS alone decides. */
export const useVisibles = (): number =>
  useSyncExternalStore(
    suscribir,
    () => visiblesSegunAncho(window.innerWidth),
    () => 1,
  );
