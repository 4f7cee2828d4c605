import { describe, expect, it } from 'vitest';
import { leerId, leerMarca } from '@/ui/shared/url/parametros';

describe('lo que se lee de una dirección', () => {
  it.each([
    [7, 7],
    [0, 0],
    ['a1b2', 'a1b2'],
    [-1, undefined],
    [1.5, undefined],
    [null, undefined],
    [{}, undefined],
  ])('%j es, de un registro, %j', (valor, id) => {
    expect(leerId(valor)).toBe(id);
  });

  it.each([
    [true, true],
    ['true', true],
    [false, undefined],
    ['sí', undefined],
    [1, undefined],
  ])('%j es, de una marca, %j', (valor, marca) => {
    expect(leerMarca(valor)).toBe(marca);
  });
});
