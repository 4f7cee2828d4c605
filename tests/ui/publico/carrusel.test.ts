import { describe, expect, it } from 'vitest';
import {
  ajustarIndice,
  indiceAnterior,
  indiceSiguiente,
  ultimoIndice,
  visiblesSegunAncho,
} from '@/ui/features/publico/inicio/carrusel';

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
