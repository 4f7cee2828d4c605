import { describe, expect, it } from 'vitest';
import { carteraTotal, limiteDeEgresos } from '@/domain/tablero/resumen';

describe('el resumen del tablero', () => {
  it('anuncia los egresos de los próximos 30 días', () => {
    expect(limiteDeEgresos('2026-11-21')).toBe('2026-12-21');
    expect(limiteDeEgresos('2028-02-15')).toBe('2028-03-16');
  });

  it('suma la cartera de todas las edades', () => {
    const cartera = { AL_DIA: 1, DE_1_A_30: 10, DE_31_A_60: 100, DE_61_A_90: 1_000, MAS_DE_90: 10_000 };
    expect(carteraTotal({ cartera })).toBe(11_111);
  });
});
