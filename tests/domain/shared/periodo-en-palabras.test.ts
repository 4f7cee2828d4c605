import { expect, it } from 'vitest';
import { sumarMeses } from '@/domain/shared/fechas';
import { periodoCorto, periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';

it.each([
  ['2026-01', 'enero de 2026', 'ene 2026'],
  ['2026-09', 'septiembre de 2026', 'sep 2026'],
  ['2027-12', 'diciembre de 2027', 'dic 2027'],
  ['2026-13', '2026-13', '2026-13'],
])('%s se lee «%s», y «%s» en las tablas', (periodo, largo, corto) => {
  expect(periodoEnPalabras(periodo)).toBe(largo);
  expect(periodoCorto(periodo)).toBe(corto);
});

it('cada mes tiene su palabra', () => {
  const palabras = Array.from(
    { length: 12 },
    (_, i) => periodoEnPalabras(sumarMeses('2026-01', i)).split(' ')[0],
  );
  expect(palabras.join(' ')).toBe(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  );
});
