import { describe, expect, it } from 'vitest';
import { valorDelConteo } from '@/ui/sitio/inicio/contadores-impacto';

describe('valor de un contador', () => {
  it.each([
    [-5, 0],
    [0, 0],
    [16, 2],
    [1_000, 150],
    [1_999, 299],
    [2_000, 300],
    [9_000, 300],
  ])('a los %i ms muestra %i de 300', (ms, valor) => expect(valorDelConteo(300, ms)).toBe(valor));
});
