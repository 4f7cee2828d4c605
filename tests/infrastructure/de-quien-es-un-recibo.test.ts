import { expect, it } from 'vitest';
import { quien } from '@/infrastructure/pdf/mensualidades/papel-recibo';

it('en un recibo el documento va con sus puntos, como se lee en el panel', () => {
  expect(quien({ nombre: 'Ana Ríos', documento: '1020304050' })).toBe('Ana Ríos (documento 1.020.304.050)');
  expect(quien({ nombre: 'Ana Ríos', documento: 'AB1234' })).toBe('Ana Ríos (documento AB1234)');
  expect(quien({ nombre: 'Ana Ríos', documento: null })).toBe('Ana Ríos');
});
