import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  leerDineroDeCelda,
  leerDocumentoDeCelda,
  leerFechaDeCelda,
  leerPeriodoDeCelda,
  leerPorcentajeDeCelda,
  leerTelefonoDeCelda,
  textoDeCelda,
} from '@/domain/shared/lectura/celda';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { leerTelefono } from '@/domain/shared/telefono';

describe('lo que dice una celda', () => {
  it.each([
    ['850.000', '850.000'],
    [850_000, '850000'],
    [1.02030405e9, '1020304050'],
    [3_001_234_567, '3001234567'],
    // 850000.0000000001
    [850_000 * 1.1 - 85_000, '850000'],
    [850.5, '850,5'],
    [0.5, '0,5'],
    [-12.25, '-12,25'],
    // Three decimals would be read as thousands.
    [850.125, '850,1250'],
    [850.12345, '850,12345'],
    [1e21, '1000000000000000000000'],
    [{ fecha: '2026-04-03' }, '2026-04-03'],
  ])('%j dice %j', (celda, texto) => {
    expect(textoDeCelda(celda)).toBe(texto);
  });

  it('una celda de texto se lee como lo que se teclea en un formulario', () => {
    const parejas = [
      [leerDineroDeCelda, leerDinero],
      [leerFechaDeCelda, leerFecha],
      [leerTelefonoDeCelda, leerTelefono],
    ] as const;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-\d.,'/ $+]{1,16}$/)), (texto) => {
        for (const [deCelda, leer] of parejas) expect(deCelda(texto)).toEqual(leer(texto));
        expect('valor' in leerDocumentoDeCelda(texto)).toBe('valor' in leerDocumento(texto));
      }),
    );
  });
});

describe('las celdas de un libro que ya son un número', () => {
  it('el dinero vale lo que dice, y la fracción se rechaza', () => {
    expect(leerDineroDeCelda(850_000)).toEqual({ valor: 850_000 });
    expect(leerDineroDeCelda(0)).toEqual({ valor: 0 });
    for (const mala of [850.5, 850.125, 0.85, -1, 1234.567, Number.NaN]) {
      expect([mala, leerDineroDeCelda(mala)]).toEqual([mala, { rechazo: expect.any(String) }]);
    }
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (n) => {
        expect(leerDineroDeCelda(n)).toEqual({ valor: n });
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e9, noNaN: true }), (n) => {
        const lectura = leerDineroDeCelda(n);
        if ('valor' in lectura) expect(Math.abs(lectura.valor - n)).toBeLessThan(1e-5);
      }),
    );
  });

  it('un documento o un teléfono guardado como número es sus cifras', () => {
    expect(leerDocumentoDeCelda(1.02030405e9)).toEqual({ valor: '1020304050' });
    expect(leerTelefonoDeCelda(3_001_234_567)).toEqual({ valor: '3001234567' });
    expect(leerTelefonoDeCelda(573_001_234_567)).toEqual({ valor: '3001234567' });
    for (const malo of [-1_020_304, 1_020_304.5, 1.0203040506e16]) {
      expect(leerDocumentoDeCelda(malo)).toEqual({ rechazo: expect.any(String) });
    }
  });

  it('lo que Excel recortó no se completa', () => {
    for (const recortado of ['1,02E+09', '1.02030E+09', '3E+9']) {
      const recorte = {
        rechazo: 'Recortado por Excel; dele a la columna formato de texto y escriba el número completo',
      };
      expect(leerDocumentoDeCelda(recortado)).toEqual(recorte);
      expect(leerTelefonoDeCelda(recortado)).toEqual(recorte);
    }
  });

  it('una fecha no es un documento, ni un teléfono, ni dinero', () => {
    const celda = { fecha: '2026-04-03' };
    expect(leerDocumentoDeCelda(celda)).toEqual({
      rechazo: 'La celda tiene una fecha: dele formato de texto y escriba el número',
    });
    expect(leerDocumentoDeCelda({ fecha: '4693-06-01' })).toHaveProperty('rechazo');
    expect(leerDocumentoDeCelda('2026-04-03')).toHaveProperty('rechazo');
    expect(leerTelefonoDeCelda(celda)).toHaveProperty('rechazo');
    expect(leerDineroDeCelda(celda)).toHaveProperty('rechazo');
  });

  it('el número de días de una fecha sin formato es esa fecha', () => {
    expect(leerFechaDeCelda(46_115)).toEqual({ valor: '2026-04-03' });
    expect(leerFechaDeCelda(46_115.75)).toEqual({ valor: '2026-04-03' });
    expect(leerFechaDeCelda(25_569)).toEqual({ valor: '1970-01-01' });
    expect(leerFechaDeCelda({ fecha: '2026-04-03' })).toEqual({ valor: '2026-04-03' });
    expect(leerFechaDeCelda(20_260_403)).toEqual({ valor: '2026-04-03' });
    // A year alone is not a day, and a text is not a count of days.
    for (const mala of [1990, 3, 0.5, 99_999_999, '46115', { fecha: '4693-06-01' }, { fecha: 'NaN' }]) {
      expect([mala, leerFechaDeCelda(mala)]).toEqual([mala, { rechazo: expect.any(String) }]);
    }
  });

  it('un mes es el del día con que una hoja lo guarda; un día que se teclea, si no es el primero, no es un mes', () => {
    for (const celda of [{ fecha: '2026-11-01' }, 46_327, '2026-11-01', ' 2026/11/5 10:00', '11/2026'])
      expect([celda, leerPeriodoDeCelda(celda)]).toEqual([celda, { valor: '2026-11' }]);
    for (const celda of [
      '01/11/2026',
      '1-11-26',
      ' 01/11/2026 0:00',
      '1 de noviembre de 2026',
      '01 nov 2026',
    ])
      expect([celda, leerPeriodoDeCelda(celda)]).toEqual([celda, { valor: '2026-11' }]);
    for (const celda of [
      '5/11/2026',
      '11/1/2026',
      '05-11-2026',
      '5 de noviembre de 2026',
      { formula: '=A1' },
      1990,
    ])
      expect([celda, leerPeriodoDeCelda(celda)]).toEqual([celda, { rechazo: expect.any(String) }]);
  });

  it('un porcentaje con formato es su fracción; el 1 puede ser 1 % o 100 %', () => {
    expect(leerPorcentajeDeCelda(0.5)).toEqual({ valor: 50 });
    expect(leerPorcentajeDeCelda(0.07)).toEqual({ valor: 7 });
    expect(leerPorcentajeDeCelda(0.29)).toEqual({ valor: 29 });
    expect(leerPorcentajeDeCelda(50)).toEqual({ valor: 50 });
    expect(leerPorcentajeDeCelda(0)).toEqual({ valor: 0 });
    expect(leerPorcentajeDeCelda('50 %')).toEqual({ valor: 50 });
    expect(leerPorcentajeDeCelda('1')).toEqual({ valor: 1 });
    expect(leerPorcentajeDeCelda(0.125)).toEqual({ rechazo: 'Escriba un número entero' });
    expect(leerPorcentajeDeCelda(1)).toEqual({
      rechazo: 'Puede ser 1 % o 100 %: dele a la celda formato de texto y escriba 1 o 100',
    });
  });
});
