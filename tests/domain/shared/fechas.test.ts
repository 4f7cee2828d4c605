import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diaDelPeriodo,
  diasEntre,
  edadEn,
  errorDeOrdenDeFechas,
  esFechaCalendario,
  esPeriodo,
  fechaEnBogota,
  formatearFecha,
  formatearInstante,
  formatearPeriodoCorto,
  periodoDe,
  sumarDias,
  sumarMeses,
} from '@/domain/shared/fechas';

const fechaAlAzar = fc
  .integer({ min: Date.UTC(1950, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((dias) => new Date(dias * 86_400_000).toISOString().slice(0, 10));

it.each([
  ['2026-11-02', '2026-11-01', 'La fecha final es anterior a la inicial'],
  ['2026-11-01', '2026-11-01', undefined],
  ['2026-11-01', '2026-11-02', undefined],
  [undefined, '2026-11-02', undefined],
  ['2026-11-02', undefined, undefined],
  [undefined, undefined, undefined],
])('de %s a %s: %s', (desde, hasta, error) => {
  expect(errorDeOrdenDeFechas(desde, hasta)).toBe(error);
});

describe('fechas de calendario (producto §1)', () => {
  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s existe', (f) => {
    expect(esFechaCalendario(f)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1899-12-31',
    '2200-01-01',
    '0050-01-01',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    ' 2026-01-01',
    '٢٠٢٦-٠١-٠١',
    '',
  ])('%j no es una fecha', (f) => {
    expect(esFechaCalendario(f)).toBe(false);
  });

  it.each(['2026-01', '2026-12', '1900-01', '2199-12'])('%s es un periodo', (p) => {
    expect(esPeriodo(p)).toBe(true);
  });

  it.each([
    '2026-00',
    '2026-13',
    '2026-1',
    '2026-01-01',
    '0000-01',
    '1899-12',
    '2200-01',
    'x2026-01',
    '12026-01',
    '',
  ])('%j no es un periodo que se pueda guardar con su vencimiento', (p) => {
    expect(esPeriodo(p)).toBe(false);
  });

  it('todo periodo aceptado da fechas aceptadas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), (anio, mes) => {
        const p = `${String(anio).padStart(4, '0')}-${String(mes).padStart(2, '0')}`;
        return esPeriodo(p) === esFechaCalendario(diaDelPeriodo(p, 28));
      }),
    );
  });

  it('en Bogotá el día cambia cinco horas después que en UTC', () => {
    expect(fechaEnBogota(new Date('2026-11-21T04:59:59Z'))).toBe('2026-11-20');
    expect(fechaEnBogota(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21');
    expect(fechaEnBogota(new Date('2027-01-01T03:00:00Z'))).toBe('2026-12-31');
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s más %i días es %s', (desde, dias, hasta) => {
    expect(sumarDias(desde, dias)).toBe(hasta);
    expect(diasEntre(desde, hasta)).toBe(dias);
  });

  it('sumar y contar días son inversos', () => {
    fc.assert(
      fc.property(
        fechaAlAzar,
        fc.integer({ min: -5000, max: 5000 }),
        (f, d) => diasEntre(f, sumarDias(f, d)) === d,
      ),
    );
  });

  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', -23, '2024-12'],
    ['2026-11', 26, '2029-01'],
    ['2026-11', 0, '2026-11'],
  ])('%s más %i meses es %s', (desde, meses, hasta) => {
    expect(sumarMeses(desde, meses)).toBe(hasta);
  });

  it.each(['2026-11-21T10:00:00Z', ' 2026-11-21', 'ayer'])('desde %j no se cuentan días', (f) => {
    expect(diasEntre(f, '2026-11-22')).toBeNaN();
  });

  it('el periodo y su día', () => {
    expect(periodoDe('2026-11-21')).toBe('2026-11');
    expect(diaDelPeriodo('2026-11', 5)).toBe('2026-11-05');
    expect(diaDelPeriodo('2026-02', 28)).toBe('2026-02-28');
  });

  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('quien nació el %s tiene el %s %i años', (nacimiento, hoy, edad) => {
    expect(edadEn(nacimiento, hoy)).toBe(edad);
  });

  it('se escriben en español, con el día de la semana', () => {
    expect(formatearFecha('2026-11-21')).toBe('sáb 21 nov 2026');
    expect(formatearFecha('1969-12-31')).toBe('mié 31 dic 1969');
    expect(formatearFecha('2028-02-29')).toBe('mar 29 feb 2028');
    expect(formatearInstante('2026-11-22T02:04:00Z')).toBe('sáb 21 nov 2026, 21:04');
  });

  it('cada día de la semana y cada mes tienen su palabra', () => {
    const semana = Array.from(
      { length: 7 },
      (_, i) => formatearFecha(sumarDias('2026-11-15', i)).split(' ')[0],
    );
    expect(semana).toEqual(['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']);
    const meses = Array.from({ length: 12 }, (_, i) => formatearPeriodoCorto(sumarMeses('2026-01', i)));
    expect(meses.join(', ')).toBe(
      'ene 26, feb 26, mar 26, abr 26, may 26, jun 26, jul 26, ago 26, sep 26, oct 26, nov 26, dic 26',
    );
  });

  it.each(['ayer', '2026-13-45', '2026-02-30'])('una fecha que no existe (%s) se deja como vino', (f) => {
    expect(formatearFecha(f)).toBe(f);
  });

  it('un instante ilegible se deja como vino', () => {
    expect(formatearInstante('nunca')).toBe('nunca');
  });
});
