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

  it('escribe lo mismo que Intl en es-CO, con cualquier cantidad de cifras', () => {
    const pesos = new Intl.NumberFormat('es-CO', {
      style: 'currency',
      currency: 'COP',
      maximumFractionDigits: 0,
    });
    const entero = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
    const mitades = [0.4, 0.5, 1.5, 999.5, 999_999.5];
    const potencias = Array.from({ length: 16 }, (_, cifras) => 10 ** cifras).flatMap((n) => [
      n - 1,
      n,
      n + 1,
    ]);
    for (const valor of [...mitades, ...potencias, Number.MAX_SAFE_INTEGER].flatMap((n) => [n, -n])) {
      expect(formatearNumero(valor), String(valor)).toBe(entero.format(valor || 0));
      expect(formatearPesos(valor), String(valor)).toBe(pesos.format(valor || 0));
    }
  });
});
