import { type RefObject, useEffect } from 'react';
import { APARICION_POR_DEFECTO, UMBRAL_VISIBLE } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';

interface Ritmo {
  throttleMs: number;
  debounceMs: number;
}

/**
 * Calls `hacer` with everything that was added meanwhile: while the page scrolls, once every `throttleMs` at most; while
 * the window changes size, when it has been still for `debounceMs`.
 */
const crearAlRitmo = <T>({ throttleMs, debounceMs }: Ritmo, hacer: (juntos: T[]) => void) => {
  const pendientes = new Set<T>();
  let reloj: number | undefined;
  const entregar = (): void => {
    reloj = undefined;
    window.removeEventListener('resize', alCambiar);
    const juntos = [...pendientes];
    pendientes.clear();
    hacer(juntos);
  };
  const alCambiar = (): void => {
    window.clearTimeout(reloj);
    reloj = window.setTimeout(entregar, debounceMs);
  };
  return {
    agregar: (uno: T): void => {
      pendientes.add(uno);
      if (reloj !== undefined) return;
      window.addEventListener('resize', alCambiar);
      reloj = window.setTimeout(entregar, throttleMs);
    },
    quitar: (uno: T): void => void pendientes.delete(uno),
  };
};

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
