import { describe, expect, it } from 'vitest';
import {
  anioEscrito,
  columnasDeMeses,
  cruzaElAnio,
  periodosDeColumnas,
  sinAnio,
} from '@/domain/shared/importacion/meses-en-columnas';

const meses = (titulos: readonly string[]) =>
  columnasDeMeses(titulos).map(({ columna, mes, anio }) => [columna, mes, anio]);

describe('los títulos que son meses', () => {
  it.each([
    [
      ['NOMBRE', 'ENE', 'FEB', 'MAR', 'TOTAL'],
      [
        [1, 1, null],
        [2, 2, null],
        [3, 3, null],
      ],
    ],
    [
      ['Enero', 'SEPTIEMBRE', 'set.', 'oct.'].slice(0, 2),
      [
        [0, 1, null],
        [1, 9, null],
      ],
    ],
    [
      ['Pago enero', 'Abono de febrero'],
      [
        [0, 1, null],
        [1, 2, null],
      ],
    ],
    [
      ['01/2026', 'feb-26'],
      [
        [0, 1, 2026],
        [1, 2, 2026],
      ],
    ],
    [
      ['2026-01-01', 'Febrero de 2026'],
      [
        [0, 1, 2026],
        [1, 2, 2026],
      ],
    ],
  ])('%j', (titulos, esperados) => {
    expect(meses(titulos)).toEqual(esperados);
  });

  it.each([
    ['una sola', ['NOMBRE', 'ENE', 'VALOR']],
    ['el mismo dos veces', ['NOMBRE', 'ENE', 'ENE']],
    ['lo que no es un mes', ['Nombre', 'Mes', 'Valor', 'Marta', 'Mayra']],
    ['una fila de pagos', ['Luz Ríos', '11/2020', '8/11/20', '400.000', 'efectivo']],
  ])('%s no es una hoja por meses', (_, titulos) => {
    expect(meses(titulos)).toEqual([]);
  });

  it('un mes que el libro guarda como un día se dice como un mes', () => {
    expect(columnasDeMeses(['2026-01-01', '2026-02-01']).map(({ titulo }) => titulo)).toEqual([
      'ene 2026',
      'feb 2026',
    ]);
  });
});

describe('el año', () => {
  it('se lee donde esté escrito, si es uno solo', () => {
    expect(anioEscrito(['FUNDACIÓN', 'MENSUALIDADES 2026'])).toEqual({
      anio: 2026,
      texto: 'MENSUALIDADES 2026',
    });
    expect(anioEscrito(['Pagos 2025', 'Corte a enero de 2026'])).toBeNull();
    expect(anioEscrito(['Mensualidades', 'NIT 1020261'])).toBeNull();
  });

  it('cada columna es de su mes, y después de diciembre sigue el otro año', () => {
    const columnas = columnasDeMeses(['NOV', 'DIC', 'ENE', 'FEB 2024']);
    expect([...periodosDeColumnas(columnas, 2025)]).toEqual([
      [0, '2025-11'],
      [1, '2025-12'],
      [2, '2026-01'],
      [3, '2024-02'],
    ]);
    expect([...periodosDeColumnas(columnas, null)]).toEqual([[3, '2024-02']]);
    expect([cruzaElAnio(columnas), cruzaElAnio(columnasDeMeses(['ENE', 'FEB']))]).toEqual([true, false]);
    expect(sinAnio(columnas)).toHaveLength(3);
  });
});
