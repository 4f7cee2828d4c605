import { describe, expect, it } from 'vitest';
import { horaEnBogota, instanteEnBogota } from '@/domain/shared/hora-en-bogota';

describe('la hora de Bogotá', () => {
  it('se lee y se escribe, también cuando en UTC es otro día', () => {
    expect(horaEnBogota('2026-11-22T03:04:00.000Z')).toBe('22:04');
    expect(instanteEnBogota('2026-11-21', '22:04')).toBe('2026-11-22T03:04:00.000Z');
    expect(instanteEnBogota('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
  });
});
