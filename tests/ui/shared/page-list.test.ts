import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageList } from '@/ui/shared/pagination';

describe('pageList (especificación §2 y §9)', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [3, 6, [1, 2, 3, 4, 'ellipsis', 6]],
    [4, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [6, 6, [1, 'ellipsis', 3, 4, 5, 6]],
    [50, 124, [1, 'ellipsis', 49, 50, 51, 'ellipsis', 124]],
    [124, 124, [1, 'ellipsis', 121, 122, 123, 124]],
  ])('página %i de %i', (current, pages, expected) => {
    expect(pageList(current, pages)).toEqual(expected);
  });

  it('nunca muestra más de cinco números, siempre la primera, la última y la actual, en orden', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.nat(), (pages, seed) => {
        const current = 1 + (seed % pages);
        const slots = pageList(current, pages);
        const numbers = slots.filter((slot) => slot !== 'ellipsis');
        expect(numbers.length).toBeLessThanOrEqual(5);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
        expect(slots.length - numbers.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
