import { expect, it } from 'vitest';
import { periodosDichos } from '@/domain/shared/busqueda/periodos-dichos';

it.each([
  ['nov 2026', [['2026-11', 'nov 2026']]],
  ['noviembre de 2026', [['2026-11', 'noviembre de 2026']]],
  ['noviembre del 2026', [['2026-11', 'noviembre del 2026']]],
  ['sept 2026', [['2026-09', 'sept 2026']]],
  ['11/2026', [['2026-11', '11/2026']]],
  ['3-2026', [['2026-03', '3-2026']]],
  ['2026/3', [['2026-03', '2026/3']]],
  ['ana 2026-11 rios', [['2026-11', '2026-11']]],
  [
    'ana nov 2026 y enero de 2027',
    [
      ['2026-11', 'nov 2026'],
      ['2027-01', 'enero de 2027'],
    ],
  ],
  [
    'nov 2026 dic 2026',
    [
      ['2026-11', 'nov 2026'],
      ['2026-12', 'dic 2026'],
    ],
  ],
  ['13/2026', []],
  ['rios 2026', []],
  ['mayonesa 2026', []],
  ['11/26', []],
  ['nov 20261', []],
  ['xnov 2026-112', []],
  ['1/11/2026', []],
  ['2026', []],
  ['', []],
])('%j dice los meses %j', (plegado, meses) => {
  expect(periodosDichos(plegado)).toEqual(meses);
});
