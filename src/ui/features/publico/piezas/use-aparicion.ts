import { type RefObject, useEffect } from 'react';
import { APARICION, UMBRAL_VISIBLE } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';

/**
 * Fades an element in, once, when it is scrolled into view. Only what is still below the screen waits hidden, and only
 * when this runs: without JavaScript or with reduced motion nothing is ever hidden.
 */
export const useAparicion = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento || typeof IntersectionObserver === 'undefined' || prefiereQuietud()) return;
    if (elemento.getBoundingClientRect().top < window.innerHeight) return;
    elemento.dataset.aparicion = 'espera';
    const observador = new IntersectionObserver(
      ([entrada]) => {
        if (!entrada?.isIntersecting) return;
        elemento.dataset.aparicion = 'lista';
        observador.disconnect();
      },
      { threshold: UMBRAL_VISIBLE, rootMargin: `0px 0px -${APARICION.desplazamientoPx}px` },
    );
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      delete elemento.dataset.aparicion;
    };
  }, [ref]);
};
