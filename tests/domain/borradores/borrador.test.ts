import { describe, expect, it } from 'vitest';
import { estaVigente, leerBorrador, sinSecretos, VIGENCIA_BORRADOR_MS } from '@/domain/borradores/borrador';

const AHORA = Date.UTC(2026, 10, 21, 15);

describe('vigencia de un borrador', () => {
  it.each([
    ['recién guardado', AHORA, true],
    ['un instante antes de la media hora', AHORA - VIGENCIA_BORRADOR_MS + 1, true],
    ['a la media hora', AHORA - VIGENCIA_BORRADOR_MS, false],
    ['con el reloj movido', AHORA + 1, false],
  ])('%s', (_caso, guardadoEn, vigente) => {
    expect(estaVigente(guardadoEn, AHORA)).toBe(vigente);
  });
});

describe('lo que un borrador nunca guarda', () => {
  it.each(['password', 'contrasena', 'actual', 'nueva', 'token'])('%s', (campo) => {
    expect(sinSecretos({ [campo]: 'algo', email: 'ana@ejemplo.example' })).toEqual({
      email: 'ana@ejemplo.example',
    });
  });
});

describe('un texto guardado', () => {
  it('que es un borrador se lee igual', () => {
    const borrador = { guardado_en: AHORA, version: null, valores: { nombre: 'Ana', cupos: 3 } };
    expect(leerBorrador(JSON.stringify(borrador))).toEqual(borrador);
  });

  it.each(['', '{', 'null', '[]', '{"guardado_en":"ayer"}', '{"guardado_en":1,"version":2,"valores":7}'])(
    '%j no es un borrador',
    (texto) => {
      expect(leerBorrador(texto)).toBeNull();
    },
  );
});
