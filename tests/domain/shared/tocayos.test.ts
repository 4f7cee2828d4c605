import { describe, expect, it } from 'vitest';
import type { Id } from '@/domain/shared/id';
import { tocayosEntre } from '@/domain/shared/tocayos';

const entre = (...personas: [Id, string][]) => [
  ...tocayosEntre(personas.map(([id, nombre]) => ({ id, nombre }))),
];

describe('tocayosEntre', () => {
  it('son los que se llaman igual, con tildes o sin ellas y en mayúsculas o no', () => {
    expect(entre([1, 'Juan Pérez'], [2, 'Rosa Díaz'], [3, 'JUAN  PEREZ'])).toEqual([1, 3]);
  });

  it('una misma persona en varias filas no es tocaya de sí misma', () => {
    expect(entre([1, 'Juan Pérez'], [1, 'Juan Pérez'])).toEqual([]);
    expect(entre([1, 'Juan Pérez'], [1, 'Juan Pérez'], [2, 'Juan Pérez'])).toEqual([1, 2]);
  });
});
