import { describe, expect, it } from 'vitest';
import { CARRUSEL } from '@/domain/shared/constantes';
import { estilosCarrusel } from '@/ui/sitio/inicio/estilos-carrusel';
import {
  ajustarIndice,
  indiceAnterior,
  indiceSiguiente,
  ultimoIndice,
  visiblesSegunAncho,
} from '@/ui/sitio/inicio/use-carrusel';
import { VIDAS } from '@/ui/textos/sitio/inicio';

describe('reglas del carrusel (especificación §4)', () => {
  it.each([
    [320, 1],
    [639, 1],
    [640, 2],
    [767, 2],
    [768, 3],
    [1023, 3],
    [1024, 4],
    [2560, 4],
  ])('a %i px muestra %i', (ancho, visibles) => expect(visiblesSegunAncho(ancho)).toBe(visibles));

  it('el estilo cambia en los mismos anchos, y deja un punto por cada posición', () => {
    const estilos: Readonly<Record<string, unknown>> = estilosCarrusel;
    const medias = Object.keys(estilos).filter((clave) => clave.includes('min-width'));
    expect(medias).toEqual([640, 768, 1024].map((ancho) => `@media (min-width: ${ancho}px)`));
    for (const media of medias) {
      const visibles = visiblesSegunAncho(Number(/\d+/.exec(media)));
      const puntos = ultimoIndice(VIDAS.laminas.length, visibles) + 1;
      expect(estilos[media]).toHaveProperty([`& .puntos li:nth-of-type(n + ${puntos + 1})`]);
      expect(JSON.stringify(estilos[media])).toContain(`/ ${visibles})`);
    }
    expect(estilos).toHaveProperty(['@media (max-width: 639px)']);
    expect(VIDAS.laminas).toHaveLength(CARRUSEL.diapositivas);
  });

  it('la última posición deja llenos todos los lugares', () => {
    expect([1, 2, 3, 4, 5, 6].map((visibles) => ultimoIndice(5, visibles))).toEqual([4, 3, 2, 1, 0, 0]);
  });

  it('después de la última vuelve a la primera, y antes de la primera va a la última', () => {
    expect([0, 1, 3, 4].map((indice) => indiceSiguiente(indice, 4))).toEqual([1, 2, 4, 0]);
    expect([4, 1, 0].map((indice) => indiceAnterior(indice, 4))).toEqual([3, 0, 4]);
  });

  it('el índice queda siempre dentro', () => {
    expect([-1, 0, 3, 9].map((indice) => ajustarIndice(indice, 3))).toEqual([0, 0, 3, 3]);
  });
});
