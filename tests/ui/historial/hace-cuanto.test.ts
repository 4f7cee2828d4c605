import { describe, expect, it } from 'vitest';
import { haceCuanto } from '@/ui/panel/comun/datos/hace-cuanto';

const ahora = new Date('2026-11-21T15:00:00Z');

describe('haceCuanto', () => {
  it.each([
    ['2026-11-21T14:59:01Z', 'ahora'],
    ['2026-11-21T14:59:00Z', 'hace 1 min'],
    ['2026-11-21T14:55:00Z', 'hace 5 min'],
    ['2026-11-21T14:00:00Z', 'hace 1 h'],
    ['2026-11-20T15:00:01Z', 'hace 23 h'],
    ['2026-11-20T15:00:00Z', 'hace 1 día'],
    ['2026-10-22T15:00:00Z', 'hace 30 días'],
    ['2026-10-21T15:00:00Z', 'mié 21 oct 2026'],
    ['2026-11-21T15:04:00Z', 'ahora'],
    ['no es una fecha', 'no es una fecha'],
  ])('%s es «%s»', (iso, texto) => {
    expect(haceCuanto(iso, ahora)).toBe(texto);
  });
});
