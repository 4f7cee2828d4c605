import { describe, expect, it } from 'vitest';
import { recycledKeys } from '@/ui/shared/row-keys';

const keysOf = (...pages: string[][]) =>
  pages.reduce<ReadonlyMap<string | number, number>>(recycledKeys, new Map());

describe('las claves de las filas', () => {
  it('quien sigue en la página conserva la suya, aunque cambie de lugar', () => {
    const keys = keysOf(['a', 'b', 'c'], ['c', 'a', 'b']);
    expect([...keys]).toEqual([
      ['c', 2],
      ['a', 0],
      ['b', 1],
    ]);
  });

  it('una página del todo nueva toma las de la anterior, cada una la de su lugar', () => {
    expect([...keysOf(['a', 'b', 'c'], ['x', 'y', 'z']).values()]).toEqual([0, 1, 2]);
  });

  it('quien llega toma la de quien se fue, nunca la de quien sigue', () => {
    const keys = keysOf(['a', 'b', 'c'], ['a', 'c', 'x']);
    expect([...keys]).toEqual([
      ['a', 0],
      ['c', 2],
      ['x', 1],
    ]);
  });

  it('las que faltan son nuevas, y ninguna se repite', () => {
    const keys = keysOf(['a', 'b'], ['b'], ['x', 'b', 'y', 'z']);
    expect(keys.get('b')).toBe(1);
    expect(new Set(keys.values()).size).toBe(4);
  });
});
