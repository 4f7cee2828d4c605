import { describe, expect, it } from 'vitest';
import { enumerar } from '@/domain/shared/enumerar';

describe('enumerar', () => {
  it.each([
    [[], ''],
    [['Ana'], 'Ana'],
    [['Ana', 'Luis'], 'Ana y Luis'],
    [['Ana', 'Luis', 'Eva'], 'Ana, Luis y Eva'],
    [['Ana', 'Inés'], 'Ana e Inés'],
    [['Ana', 'Íngrid'], 'Ana e Íngrid'],
    [['Ana', 'Hilda'], 'Ana e Hilda'],
    [['Ana', 'Hielo'], 'Ana y Hielo'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D, E y F'],
    [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], 'A, B, C, D, E, F y 2 más'],
  ])('%j', (nombres, esperado) => {
    expect(enumerar(nombres)).toBe(esperado);
  });

  it('con otro máximo', () => {
    expect(enumerar(['Ana', 'Luis', 'Eva'], 1)).toBe('Ana y 2 más');
  });
});
