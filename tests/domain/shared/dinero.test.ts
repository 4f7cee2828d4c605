import { describe, expect, it } from 'vitest';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';

describe('dinero y números en español de Colombia (producto §1)', () => {
  it.each([
    [850_000, '$\u00a0850.000'],
    [0, '$\u00a00'],
    [1_250, '$\u00a01.250'],
    [1_000_000_000, '$\u00a01.000.000.000'],
    [-5_000, '-$\u00a05.000'],
  ])('%i se escribe %s', (valor, escrito) => {
    expect(formatearPesos(valor)).toBe(escrito);
  });

  it('los números llevan punto de miles desde mil', () => {
    expect(formatearNumero(999)).toBe('999');
    expect(formatearNumero(1250)).toBe('1.250');
  });

  it('ninguno lleva decimales', () => {
    expect(formatearNumero(1250.6)).toBe('1.251');
    expect(formatearPesos(1250.6)).toBe('$\u00a01.251');
  });
});
