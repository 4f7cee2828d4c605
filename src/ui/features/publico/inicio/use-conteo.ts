import { type RefObject, useEffect, useState } from 'react';
import { CONTADORES } from '@/domain/shared/constantes';
import { prefiereQuietud } from '../servicios/movimiento';
import { valorDelConteo } from './conteo';

const contar = (meta: number, mostrar: (valor: number) => void): (() => void) => {
  const inicio = performance.now();
  const paso = window.setInterval(() => {
    const valor = valorDelConteo(meta, performance.now() - inicio);
    mostrar(valor);
    if (valor >= meta) window.clearInterval(paso);
  }, CONTADORES.pasoMs);
  return () => window.clearInterval(paso);
};

/** The final number, which counts up once when half of the element is in view. */
export const useConteo = (ref: RefObject<HTMLElement | null>, meta: number): number => {
  const [valor, fijar] = useState(meta);
  useEffect(() => {
    const elemento = ref.current;
    if (!elemento || typeof IntersectionObserver === 'undefined' || prefiereQuietud()) return;
    let detener = () => {};
    const observador = new IntersectionObserver(
      ([entrada]) => {
        if (!entrada?.isIntersecting) return;
        observador.disconnect();
        detener = contar(meta, fijar);
      },
      { threshold: CONTADORES.umbralVisible },
    );
    observador.observe(elemento);
    return () => {
      observador.disconnect();
      detener();
    };
  }, [ref, meta]);
  return valor;
};
