import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instanteIso } from '@/infrastructure/postgres/shared/lector-de-filas';

describe('un instante como lo escribe la base', () => {
  it.each([
    ['2026-11-21 15:04:05.678901+00', '2026-11-21T15:04:05.678Z'],
    ['2026-11-21 15:04:05.6+00', '2026-11-21T15:04:05.600Z'],
    ['2026-11-21 15:04:05.06+00', '2026-11-21T15:04:05.060Z'],
    ['2026-11-21 15:04:05+00', '2026-11-21T15:04:05.000Z'],
    ['2026-11-21 10:04:05.5-05', '2026-11-21T15:04:05.500Z'],
    ['2026-11-21 20:34:05+05:30', '2026-11-21T15:04:05.000Z'],
    ['12026-11-21 15:04:05+00', '+012026-11-21T15:04:05.000Z'],
  ])('%s', (texto, esperado) => {
    expect(instanteIso(texto)).toBe(esperado);
  });

  it('también si el controlador ya lo hizo fecha', () => {
    expect(instanteIso(new Date('2026-11-21T15:04:05.678Z'))).toBe('2026-11-21T15:04:05.678Z');
  });

  it('es el mismo que daría convertirlo en fecha', () => {
    const fecha = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fecha, (instante) => {
        const iso = instante.toISOString();
        const deLaBase = iso.replace('T', ' ').replace(/\.?0*Z$/, '+00');
        expect(instanteIso(deLaBase)).toBe(iso);
      }),
    );
  });
});
