import { describe, expect, it } from 'vitest';
import { diaDeLaSemana, esFestivo, festivosDe } from '@/domain/shared/festivos';

describe('festivos de Colombia', () => {
  it('son los dieciocho de 2026', () => {
    expect([...festivosDe(2026)].sort()).toEqual([
      '2026-01-01',
      '2026-01-12',
      '2026-03-23',
      '2026-04-02',
      '2026-04-03',
      '2026-05-01',
      '2026-05-18',
      '2026-06-08',
      '2026-06-15',
      '2026-06-29',
      '2026-07-20',
      '2026-08-07',
      '2026-08-17',
      '2026-10-12',
      '2026-11-02',
      '2026-11-16',
      '2026-12-08',
      '2026-12-25',
    ]);
  });

  it.each([
    [2024, '2024-03-29'],
    [2025, '2025-04-18'],
    [2027, '2027-03-26'],
    [2038, '2038-04-23'],
    [1981, '1981-04-17'],
    [1943, '1943-04-23'],
    [2033, '2033-04-15'],
    [2049, '2049-04-16'],
    [2076, '2076-04-17'],
    [2100, '2100-03-26'],
    [2106, '2106-04-16'],
    [2133, '2133-04-17'],
    [2199, '2199-04-12'],
  ])('el Viernes Santo de %i es %s', (_anio, viernes) => {
    expect(esFestivo(viernes)).toBe(true);
    expect(diaDeLaSemana(viernes)).toBe(5);
  });

  it('el que cae en lunes no se mueve, y el corriente no es festivo', () => {
    expect(esFestivo('2026-10-12')).toBe(true);
    expect(esFestivo('2026-11-11')).toBe(false);
    expect(esFestivo('2026-11-21')).toBe(false);
  });
});
