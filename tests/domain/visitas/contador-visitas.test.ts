import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crecimientoSimulado, factorCrecimiento, leerConteo } from '@/domain/visitas/contador-visitas';

const [DOMINGO, LUNES, VIERNES, SABADO] = [0, 1, 5, 6];

describe('crecimiento simulado (especificación §4 y §9)', () => {
  it.each([
    [7, DOMINGO, 1],
    [8, DOMINGO, 1.3],
    [18, DOMINGO, 1.3],
    [19, DOMINGO, 1],
    [7, LUNES, 1.2],
    [8, LUNES, 1.5],
    [18, VIERNES, 1.5],
    [19, VIERNES, 1.2],
    [12, SABADO, 1.3],
    [0, SABADO, 1],
    [23, LUNES, 1.2],
  ])('a las %i del día %i el factor es %d', (hora, diaSemana, factor) => {
    expect(factorCrecimiento({ hora, diaSemana })).toBeCloseTo(factor, 10);
  });

  it.each([
    [7, DOMINGO, 1, 5],
    [8, DOMINGO, 1, 7],
    [7, LUNES, 1, 6],
    [8, LUNES, 1, 8],
  ])('a las %i del día %i va de %i a %i', (hora, diaSemana, minimo, maximo) => {
    expect(crecimientoSimulado({ hora, diaSemana }, 0)).toBe(minimo);
    expect(crecimientoSimulado({ hora, diaSemana }, 0.999)).toBe(maximo);
  });

  it('siempre es un entero desde 1 hasta cinco veces el factor, redondeado hacia arriba', () => {
    const momento = fc.record({ hora: fc.nat({ max: 23 }), diaSemana: fc.nat({ max: 6 }) });
    fc.assert(
      fc.property(momento, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (m, azar) => {
        const visitas = crecimientoSimulado(m, azar);
        return Number.isInteger(visitas) && visitas >= 1 && visitas <= Math.ceil(5 * factorCrecimiento(m));
      }),
    );
  });
});

describe('leer el conteo guardado', () => {
  it.each([
    ['0', 0],
    ['1250', 1250],
    ['999999999999999', 999_999_999_999_999],
  ])('%s', (guardado, conteo) => {
    expect(leerConteo(guardado)).toBe(conteo);
  });

  it.each([null, '', ' ', '-1', '1.5', '1e3', 'NaN', 'mil', '{"n":1}', '1 250', '9999999999999999'])(
    '%j no es un conteo',
    (guardado) => {
      expect(leerConteo(guardado)).toBeNull();
    },
  );
});
