import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numeroEnLetras, pesosEnLetras } from '@/domain/shared/dinero/valor-en-letras';

describe('un valor en letras', () => {
  it.each([
    [0, 'cero pesos'],
    [1, 'un peso'],
    [2, 'dos pesos'],
    [15, 'quince pesos'],
    [16, 'dieciséis pesos'],
    [20, 'veinte pesos'],
    [21, 'veintiún pesos'],
    [22, 'veintidós pesos'],
    [26, 'veintiséis pesos'],
    [30, 'treinta pesos'],
    [31, 'treinta y un pesos'],
    [45, 'cuarenta y cinco pesos'],
    [99, 'noventa y nueve pesos'],
    [100, 'cien pesos'],
    [101, 'ciento un pesos'],
    [121, 'ciento veintiún pesos'],
    [200, 'doscientos pesos'],
    [555, 'quinientos cincuenta y cinco pesos'],
    [700, 'setecientos pesos'],
    [999, 'novecientos noventa y nueve pesos'],
    [1_000, 'mil pesos'],
    [1_001, 'mil un pesos'],
    [1_100, 'mil cien pesos'],
    [2_000, 'dos mil pesos'],
    [21_000, 'veintiún mil pesos'],
    [31_000, 'treinta y un mil pesos'],
    [100_000, 'cien mil pesos'],
    [101_000, 'ciento un mil pesos'],
    [121_500, 'ciento veintiún mil quinientos pesos'],
    [850_000, 'ochocientos cincuenta mil pesos'],
    [999_999, 'novecientos noventa y nueve mil novecientos noventa y nueve pesos'],
    [1_000_000, 'un millón de pesos'],
    [1_000_001, 'un millón un pesos'],
    [1_001_000, 'un millón mil pesos'],
    [1_250_300, 'un millón doscientos cincuenta mil trescientos pesos'],
    [2_000_000, 'dos millones de pesos'],
    [21_000_000, 'veintiún millones de pesos'],
    [31_000_001, 'treinta y un millones un pesos'],
    [100_000_000, 'cien millones de pesos'],
    [101_000_000, 'ciento un millones de pesos'],
    [1_000_000_000, 'mil millones de pesos'],
    [1_001_000_000, 'mil un millones de pesos'],
    [2_500_000_000, 'dos mil quinientos millones de pesos'],
    [21_021_021_021, 'veintiún mil veintiún millones veintiún mil veintiún pesos'],
  ])('%i: %s', (valor, letras) => {
    expect(pesosEnLetras(valor)).toBe(letras);
  });

  it.each([
    [1, 'uno'],
    [101, 'ciento uno'],
    [1_021, 'mil veintiuno'],
    [31_031, 'treinta y un mil treinta y uno'],
    [1_000_000, 'un millón'],
  ])('el número solo, %i: %s', (valor, letras) => {
    expect(numeroEnLetras(valor)).toBe(letras);
  });

  it.each([-1, 0.5, 1_000_000_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%d no se escribe', (valor) => {
    expect(() => pesosEnLetras(valor)).toThrow(new RangeError(`No se escribe en letras: ${valor}`));
  });
});

const VALORES: Readonly<Record<string, number>> = {
  cero: 0,
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiún: 21,
  veintiuno: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiséis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};

/** Reads the words back, by the way a person says them and not by the way they were written. */
const leer = (letras: string): number => {
  let [total, miles, grupo] = [0, 0, 0];
  for (const palabra of letras.split(' ')) {
    if (palabra === 'y') continue;
    if (palabra === 'mil') [miles, grupo] = [(grupo || 1) * 1_000, 0];
    else if (/^mill[oó]n(es)?$/.test(palabra)) [total, miles, grupo] = [(miles + grupo) * 1_000_000, 0, 0];
    else grupo += VALORES[palabra] ?? Number.NaN;
  }
  return total + miles + grupo;
};

describe('cualquier valor', () => {
  it('leído de vuelta es el mismo, en palabras de una sola manera', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 2_000 }), fc.integer({ min: 0, max: 999_999_999_999 })),
        (valor) => {
          const letras = numeroEnLetras(valor);
          expect(leer(letras)).toBe(valor);
          expect(letras).toBe(letras.trim());
          expect(letras).not.toMatch(/ {2}|uno mil|uno millones|un mil$|^un mil|undefined/);
        },
      ),
      { numRuns: 2_000, seed: 11 },
    );
  });

  it('los pesos llevan «de» solo tras millones cerrados', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999_999_999 }), (valor) => {
        expect(pesosEnLetras(valor).endsWith(' de pesos')).toBe(valor % 1_000_000 === 0);
      }),
      { numRuns: 500, seed: 3 },
    );
  });
});
