import { describe, expect, it } from 'vitest';
import { leerFechaCercana } from '@/domain/shared/lectura/leer-fecha-cercana';

describe('leerFechaCercana', () => {
  // What somebody writes on that day, in a field of what has happened.
  it.each([
    ['2026-11-28', '20/11', '2026-11-20'],
    ['2026-11-28', '28 / 11', '2026-11-28'],
    ['2026-11-28', '3 de abril', '2026-04-03'],
    ['2026-11-28', 'vie 3 abr', '2026-04-03'],
    ['2027-01-02', '31/12', '2026-12-31'],
    ['2027-01-02', '2/1', '2027-01-02'],
    ['2027-01-02', '5-12', '2026-12-05'],
    ['2026-12-01', '30.11', '2026-11-30'],
    ['2026-12-01', '30 11', '2026-11-30'],
    ['2026-12-01', 'nov 30', '2026-11-30'],
    ['2026-12-01', ' 30/nov ', '2026-11-30'],
    // A slip, which the field refuses for being ahead: not of a year ago.
    ['2026-11-28', '2/12', '2026-12-02'],
    ['2026-12-31', '2/1', '2027-01-02'],
    // The hinge.
    ['2026-11-28', '28/1', '2027-01-28'],
    ['2026-11-28', '31/1', '2026-01-31'],
    ['2028-03-01', '29/2', '2028-02-29'],
  ])('el %s, %j de un pago es %s', (hoy, texto, valor) =>
    expect(leerFechaCercana(hoy, { max: hoy })(texto)).toEqual({ valor }),
  );

  it.each([
    ['2026-11-28', '3/4', '2027-04-03'],
    ['2026-11-28', '20/11', '2026-11-20'],
    ['2026-12-31', '5/1', '2027-01-05'],
    ['2027-01-02', '31/12', '2026-12-31'],
  ])('el %s, %j de lo que puede ser antes o después es %s', (hoy, texto, valor) =>
    expect(leerFechaCercana(hoy)(texto)).toEqual({ valor }),
  );

  it('lo que no puede ser antes de un día no lo es', () => {
    expect(leerFechaCercana('2026-11-28', { min: '2026-11-01' })('3/10')).toEqual({ valor: '2027-10-03' });
    expect(leerFechaCercana('2026-11-28', { min: '2026-11-01' })('3/11')).toEqual({ valor: '2026-11-03' });
    expect(leerFechaCercana('2026-11-28', { min: '2030-01-01' })('3/11')).toEqual({
      rechazo: 'Falta el año: escríbalo después de 3/11',
    });
  });

  it('la que lleva su año es la de ese año, y la que ninguno de estos tiene lo pide', () => {
    const leer = leerFechaCercana('2026-11-28', { max: '2026-11-28' });
    expect(leer('2/12/24')).toEqual({ valor: '2024-12-02' });
    expect(leer('29/2')).toEqual({ rechazo: 'Falta el año: escríbalo después de 29/2' });
    for (const texto of [
      '30/2',
      '11/29',
      'ayer',
      '',
      '3',
      '2026-11',
      '3/4/026',
      '30426',
      '46115',
      'x'.repeat(90),
    ])
      expect(leer(texto)).toHaveProperty('rechazo');
  });
});
