import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';

const COMPLETO = 'Escriba el valor completo en pesos, por ejemplo 850.000';

describe('leer dinero: pesos enteros como se escriben en Colombia', () => {
  it.each([
    ['850000', 850_000],
    ['850.000', 850_000],
    ['850,000', 850_000],
    ['$ 850.000', 850_000],
    ['$850.000', 850_000],
    ['$\u00a0850.000', 850_000],
    ['850 000', 850_000],
    ['850\u00a0000', 850_000],
    ['850\u202f000', 850_000],
    ["1'200.000", 1_200_000],
    ['1’200.000', 1_200_000],
    ["12'345,678", 12_345_678],
    ["1'200'000", 1_200_000],
    ['1.200.000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['  850.000  ', 850_000],
    ['850.000\u00a0', 850_000],
    ['\ufeff850.000', 850_000],
    ['COP 850.000', 850_000],
    ['COP $850.000', 850_000],
    ['850.000 COP', 850_000],
    ['850.000 pesos', 850_000],
    ['1 peso', 1],
    ['0', 0],
    ['0850000', 850_000],
    ['1.000', 1_000],
    ['$     850.000', 850_000],
    ['850.000.-', 850_000],
    ['850.000=', 850_000],
    ['850 mil', 850_000],
    ['850mil', 850_000],
    ['$ 850 mil pesos', 850_000],
    ['1.200 Mil', 1_200_000],
    ['1200 mil', 1_200_000],
  ])('%j es %d', (texto, valor) => expect(leerDinero(texto)).toEqual({ valor }));

  it.each(['850.000-', '1.250.000,00-', '850-'])('%j es un retiro en un extracto, no un pago', (texto) =>
    expect(leerDinero(texto)).toEqual({ rechazo: COMPLETO }),
  );

  it.each([
    ['850.000,00', 850_000],
    ['$850.000,00', 850_000],
    ['$ 850.000,00', 850_000],
    [' $      850.000,00 ', 850_000],
    ['850,000.00', 850_000],
    ['$850,000.00', 850_000],
    ['850 000,00', 850_000],
    ['850000,00', 850_000],
    ['850000.00', 850_000],
    ["1'200.000,00", 1_200_000],
    ['1.200.000,00 COP', 1_200_000],
    ['1.000,00', 1_000],
    ['0,00', 0],
  ])('%j es %d: los ceros que pone una hoja de cálculo no son centavos', (texto, valor) =>
    expect(leerDinero(texto)).toEqual({ valor }),
  );

  it.each([
    ['850.000,50', '850.000'],
    ['850,000.50', '850.000'],
    ['850.000,05', '850.000'],
    ['850.000,0', '850.000'],
    ['850,5', '850'],
    ['850.5', '850'],
    ['1250000.75', '1.250.000'],
    ['$ 850.000,5', '850.000'],
    ["1'200.000,01", '1.200.000'],
    // Thousands that were left half written.
    ['850,00', '850'],
    ['850.00', '850'],
    ['850.000.00', '850.000'],
    ["1'200.000.00", '1.200.000'],
  ])('%j tiene centavos: se dice cómo escribirlo y no se redondea', (texto, entera) =>
    expect(leerDinero(texto)).toEqual({ rechazo: `Escriba el valor sin centavos: ${entera}` }),
  );

  it.each([
    '',
    '   ',
    'ochocientos',
    'mil',
    '0 mil',
    '850.000 mil',
    '850,5 mil',
    '1 millón',
    '850k',
    '-850000',
    '−850.000',
    '85.0000',
    '8.50.000',
    '850.',
    '.850',
    '850..000',
    '1.200,000',
    '1,200.000',
    "1.200'000",
    '0.850',
    '0,850',
    '850.000.',
    '8e5',
    '850.000 850.000',
    '850.000 USD',
    'US$ 850',
    '٨٥٠',
    '850²',
    '１２３',
    '1'.repeat(100),
  ])('%j no se adivina', (texto) => expect(leerDinero(texto)).toEqual({ rechazo: COMPLETO }));

  it('lo que el producto muestra se lee como lo que es', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (valor) => {
        expect(leerDinero(formatearPesos(valor))).toEqual({ valor });
        expect(leerDinero(formatearNumero(valor))).toEqual({ valor });
        expect(leerDinero(String(valor))).toEqual({ valor });
      }),
    );
  });

  it('ningún texto se lee como otra cantidad que la de sus cifras', () => {
    const teclado = fc.string({ unit: fc.constantFrom(..."0123456789.,' $-"), maxLength: 16 });
    fc.assert(
      fc.property(teclado, (texto) => {
        const lectura = leerDinero(texto);
        const sinCeros = texto.replace(/([.,])00(?=\s*$)/, '');
        if ('valor' in lectura)
          expect([texto, sinCeros].map((uno) => Number(uno.replace(/\D/g, '')))).toContain(lectura.valor);
        else expect(lectura.rechazo).toMatch(/^Escriba el valor/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('un texto que se lee, con un punto o una coma y una o dos cifras más, ya no', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.constantFrom('.', ','),
        fc.stringMatching(/^(?:\d|0[1-9]|[1-9]\d)$/),
        (n, signo, resto) => {
          expect(leerDinero(`${formatearNumero(n)}${signo}${resto}`)).toHaveProperty('rechazo');
          expect(leerDinero(`${n}${signo}${resto}`)).toHaveProperty('rechazo');
        },
      ),
    );
  });
});

describe('leer una cantidad', () => {
  it.each([
    ['15', 15],
    [' 15 ', 15],
    ['50 %', 50],
    ['50%', 50],
    ['1.200', 1_200],
    ['05', 5],
  ])('%j es %d', (texto, valor) => expect(leerEntero(texto)).toEqual({ valor }));

  it.each(['2,5', '2.5', '100,00'])('%j no es entero', (texto) =>
    expect(leerEntero(texto)).toEqual({ rechazo: 'Escriba un número entero' }),
  );

  it.each(['', 'quince', '-3', '1/2', '$ 5', '5 pesos', '3 o 4', '%'])('%j no se adivina', (texto) =>
    expect(leerEntero(texto)).toEqual({ rechazo: 'Escriba solo el número, por ejemplo 15' }),
  );
});
