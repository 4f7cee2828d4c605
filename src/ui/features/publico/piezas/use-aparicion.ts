import { type RefObject, useEffect } from 'react';
import { APARICION_POR_DEFECTO, UMBRAL_VISIBLE } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';
import { crearAlRitmo } from './al-ritmo';

interface Aparicion {
  duracionMs?: number;
  /** How far above the foot of the screen it begins. */
  desplazamientoPx?: number;
  /** Of CSS. */
  curva?: string;
}

const llegadas = crearAlRitmo<HTMLElement>(APARICION_POR_DEFECTO, (elementos) => {
  for (const elemento of elementos) elemento.dataset.aparicion = 'lista';
});

/**
 * Fades an element in, once, when it is scrolled into view. Only what is still below the screen waits hidden, and only
 * when this runs: without JavaScript or with reduced motion nothing is ever hidden.
 */
export const useAparicion = (ref: RefObject<HTMLElement | null>, pedida: Aparicion = {}): void => {
  const { duracionMs, desplazamientoPx, curva } = { ...APARICION_POR_DEFECTO, ...pedida };
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento || typeof IntersectionObserver === 'undefined' || prefiereQuietud()) return;
    if (elemento.getBoundingClientRect().top < window.innerHeight) return;
    elemento.dataset.aparicion = 'espera';
    elemento.style.animationDuration = `${duracionMs}ms`;
    elemento.style.animationTimingFunction = curva;
    const observador = new IntersectionObserver(
      ([entrada]) => {
        if (!entrada?.isIntersecting) return;
        observador.disconnect();
        llegadas.agregar(elemento);
      },
      { threshold: UMBRAL_VISIBLE, rootMargin: `0px 0px -${desplazamientoPx}px` },
    );
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      llegadas.quitar(elemento);
      delete elemento.dataset.aparicion;
    };
  }, [ref, duracionMs, desplazamientoPx, curva]);
};
