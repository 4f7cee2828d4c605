import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contarDias, diasDelPeriodo, prorratear } from '@/domain/mensualidades/prorrateo';

const monto = fc.integer({ min: 0, max: 1_000_000_000 });
const mes = fc.integer({ min: 28, max: 31 });

describe('los días de un mes', () => {
  it.each([
    ['2026-11', '2026-11-30', 30],
    ['2026-12', '2026-12-31', 31],
    ['2027-02', '2027-02-28', 28],
    ['2028-02', '2028-02-29', 29],
  ])('%s llega hasta %s: %i días', (periodo, hasta, dias) => {
    expect(diasDelPeriodo(periodo)).toEqual({ desde: `${periodo}-01`, hasta });
    expect(contarDias(diasDelPeriodo(periodo))).toBe(dias);
  });

  it('lo que termina antes de empezar no tiene ninguno', () => {
    expect(contarDias({ desde: '2026-11-10', hasta: '2026-11-09' })).toBe(0);
    expect(contarDias({ desde: '2026-11-10', hasta: '2026-10-01' })).toBe(0);
  });
});

describe('cobrar por días', () => {
  it.each([
    [850_000, 15, 30, 425_000],
    [850_000, 10, 31, 274_193],
    [850_000, 30, 30, 850_000],
    [850_000, 0, 30, 0],
    [29, 1, 30, 0],
    [1_000_000_000, 30, 31, 967_741_935],
  ])('%i por %i de %i días son %i', (valor, dias, deDias, esperado) => {
    expect(prorratear(valor, dias, deDias)).toBe(esperado);
  });

  it('es un entero, nunca negativo ni mayor que el valor, y a menos de un peso de lo exacto', () => {
    fc.assert(
      fc.property(monto, fc.integer({ min: -3, max: 40 }), mes, (valor, dias, deDias) => {
        const parte = prorratear(valor, dias, deDias);
        const utiles = Math.min(Math.max(dias, 0), deDias);
        expect(Number.isSafeInteger(parte)).toBe(true);
        expect(parte).toBeGreaterThanOrEqual(0);
        expect(parte).toBeLessThanOrEqual(valor);
        const sobra = valor * utiles - parte * deDias;
        expect(sobra).toBeGreaterThanOrEqual(0);
        expect(sobra).toBeLessThan(deDias);
      }),
      { numRuns: 1_000, seed: 14 },
    );
  });

  it('las partes de un mes suman el mes, a lo sumo con un peso sin cobrar; más días nunca cuestan menos', () => {
    fc.assert(
      fc.property(monto, mes, fc.nat({ max: 31 }), (valor, deDias, corte) => {
        const dias = Math.min(corte, deDias);
        const [una, otra] = [prorratear(valor, dias, deDias), prorratear(valor, deDias - dias, deDias)];
        expect([valor, valor - 1]).toContain(una + otra);
        expect(una + (valor - una)).toBe(valor);
        expect(prorratear(valor, dias + 1, deDias)).toBeGreaterThanOrEqual(una);
      }),
      { numRuns: 1_000, seed: 15 },
    );
  });
});
