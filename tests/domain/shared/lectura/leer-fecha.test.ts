import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatearFecha, formatearPeriodoCorto } from '@/domain/shared/fechas';
import {
  formatearFechaCorta,
  leerFecha,
  leerFechaDeNacimiento,
  leerPeriodo,
} from '@/domain/shared/lectura/leer-fecha';
import { periodoCorto, periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

const FORMA = 'Escriba la fecha con el día primero, por ejemplo 3/4/2026';
const dos = (n: number) => String(n).padStart(2, '0');

const fechas = fc
  .tuple(
    fc.integer({ min: 1900, max: 2199 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
  )
  .map(([a, m, d]) => ({ a, m, d, iso: `${a}-${dos(m)}-${dos(d)}` }));

describe('leer una fecha: el día primero', () => {
  it.each([
    ['3/4/26', '2026-04-03'],
    ['3 / 4 / 26', '2026-04-03'],
    ['3/ 4 /26', '2026-04-03'],
    ['3 - 4 - 2026', '2026-04-03'],
    ['03/04/2026 0:00', '2026-04-03'],
    ['3/4/2026 10:30:00 a. m.', '2026-04-03'],
    ['03/04/2026', '2026-04-03'],
    ['3-4-2026', '2026-04-03'],
    ['3.4.26', '2026-04-03'],
    ['3 4 2026', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['2026-04-03T00:00:00.000Z', '2026-04-03'],
    ['2026-04-03 00:00', '2026-04-03'],
    ['2026-4-3', '2026-04-03'],
    ['2026-04-03 9:30', '2026-04-03'],
    ['2026-4-3 9:30:00', '2026-04-03'],
    ['2026 - 4 - 3', '2026-04-03'],
    ['03042026', '2026-04-03'],
    ['20260403', '2026-04-03'],
    ['3 de abril de 2026', '2026-04-03'],
    ['3 DE ABRIL DEL 2026', '2026-04-03'],
    ['3 abr 2026', '2026-04-03'],
    ['3-abr-26', '2026-04-03'],
    ['3 abr. 2026', '2026-04-03'],
    ['vie 3 abr 2026', '2026-04-03'],
    ['Viernes, 3 de abril de 2026', '2026-04-03'],
    ['abril 3 de 2026', '2026-04-03'],
    ['1 sept 2026', '2026-09-01'],
    ['1 de setiembre de 2026', '2026-09-01'],
    ['13/4/2026', '2026-04-13'],
    ['29/2/2024', '2024-02-29'],
    ['3/4/49', '2049-04-03'],
    ['3/4/50', '1950-04-03'],
    ['3/4/85', '1985-04-03'],
    ['\u00a03/4/2026 ', '2026-04-03'],
    ['\u200e3/\u200e4/\u200e2026', '2026-04-03'],
  ])('%j es %s', (texto, valor) => expect(leerFecha(texto)).toEqual({ valor }));

  it.each([
    '4/13/2026',
    '12/25/26',
    '3/4-26',
    '2026-13',
    'mañana',
    'ayer',
    '3/4/026',
    '3//4/26',
    '30426',
    '',
    '46115',
  ])('%j no se adivina', (texto) => expect(leerFecha(texto)).toEqual({ rechazo: FORMA }));

  it.each([
    ['29/11', '29/11'],
    ['3-4', '3/4'],
    ['29/2', '29/2'],
    ['29 de noviembre', '29/11'],
    ['3 abr', '3/4'],
  ])('a %j le falta el año', (texto, dicho) =>
    expect(leerFecha(texto)).toEqual({ rechazo: `Falta el año: escríbalo después de ${dicho}` }),
  );

  it.each(['11/29', '30/2', '0/4'])('%j no es un día al que le falte el año', (texto) =>
    expect(leerFecha(texto)).toEqual({ rechazo: FORMA }),
  );

  it.each([
    '31/2/2026',
    '29/2/2026',
    '32/1/2026',
    '0/1/2026',
    '2026-02-30',
    '3/4/1899',
    '31/11/2026',
    '3 de abrilo de 2026',
  ])('%j no existe', (texto) =>
    expect(leerFecha(texto)).toEqual({ rechazo: 'Esa fecha no existe: revise el día y el mes' }),
  );

  it('lo que el producto muestra se lee como lo guardado', () => {
    fc.assert(
      fc.property(fechas, ({ iso }) => {
        expect(leerFecha(formatearFecha(iso))).toEqual({ valor: iso });
        expect(leerFecha(formatearFechaCorta(iso))).toEqual({ valor: iso });
        expect(leerFecha(iso)).toEqual({ valor: iso });
      }),
    );
  });

  it('ocho cifras seguidas son una sola fecha: la del día primero o la del año primero, nunca las dos', () => {
    fc.assert(
      fc.property(fechas, ({ a, m, d, iso }) => {
        expect(leerFecha(`${dos(d)}${dos(m)}${a}`)).toEqual({ valor: iso });
        expect(leerFecha(`${a}${dos(m)}${dos(d)}`)).toEqual({ valor: iso });
      }),
    );
  });

  it('nunca se lee el mes antes que el día', () => {
    fc.assert(
      fc.property(fechas, fc.constantFrom('/', '-', '.', ' '), ({ a, m, d }, signo) => {
        const lectura = leerFecha([m, d, a].join(signo));
        if ('valor' in lectura) expect(lectura.valor).toBe(`${a}-${dos(d)}-${dos(m)}`);
        else expect(d).toBeGreaterThan(12);
      }),
    );
  });
});

describe('leer un mes', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['11/2026', '2026-11'],
    ['11-2026', '2026-11'],
    ['11/26', '2026-11'],
    ['2026/11', '2026-11'],
    ['2026 / 11', '2026-11'],
    ['2026 11', '2026-11'],
    ['2026-1', '2026-01'],
    ['11 / 2026', '2026-11'],
    ['11 - 26', '2026-11'],
    ['nov-26', '2026-11'],
    ['Nov / 2026', '2026-11'],
    ['Nov. - 2026', '2026-11'],
    ['Noviembre de 2026', '2026-11'],
    ['NOVIEMBRE, 2026', '2026-11'],
    ['2026 noviembre', '2026-11'],
    ['nov 2026', '2026-11'],
    ['Noviembre 2026', '2026-11'],
    ['noviembre de 2026', '2026-11'],
    ['nov. 26', '2026-11'],
    ['4/2026', '2026-04'],
  ])('%j es %s', (texto, valor) => expect(leerPeriodo(texto)).toEqual({ valor }));

  it.each([
    '13/2026',
    '2026-13',
    '2026-00',
    '3/4/2026',
    'noviembre',
    '2026',
    'nobiembre 2026',
    '',
    '112026',
    '11/1899',
  ])('%j no se adivina', (texto) =>
    expect(leerPeriodo(texto)).toEqual({ rechazo: 'Escriba el mes y el año, por ejemplo 11/2026' }),
  );

  it('lo que el producto muestra se lee como lo guardado', () => {
    fc.assert(
      fc.property(fechas, ({ a, m }) => {
        const periodo = `${a}-${dos(m)}`;
        expect(leerPeriodo(periodo)).toEqual({ valor: periodo });
        expect(leerPeriodo(periodoEnPalabras(periodo))).toEqual({ valor: periodo });
        expect(leerPeriodo(periodoCorto(periodo))).toEqual({ valor: periodo });
        if (a >= 1950 && a < 2050)
          expect(leerPeriodo(formatearPeriodoCorto(periodo))).toEqual({ valor: periodo });
      }),
    );
  });
});

describe('una fecha de nacimiento', () => {
  it.each([
    ['15/8/45', '1945-08-15'],
    ['15/8/30', '1930-08-15'],
    ['15/8/29', '2029-08-15'],
    ['15/8/05', '2005-08-15'],
    ['15 ago 1928', '1928-08-15'],
  ])('%s es %s', (escrita, fecha) => {
    expect(leerFechaDeNacimiento(escrita)).toEqual({ valor: fecha });
  });

  it('lo demás se lee como cualquier fecha', () => {
    expect(leerFechaDeNacimiento('31/2/80')).toEqual(leerFecha('31/2/80'));
    expect(leerFecha('15/8/45')).toEqual({ valor: '2045-08-15' });
  });
});
