import { describe, expect, it } from 'vitest';
import { plegar, tieneNulo } from '@/domain/shared/textos';

describe('comparar textos como busca una persona (producto §4)', () => {
  it.each([
    ['José  Ñáñez', 'jose nanez'],
    ['  APARTADÓ\t', 'apartado'],
    ['Pingüino', 'pinguino'],
    ['n\u0303', 'n'],
    ['\u00a0a\u00a0\nb', 'a b'],
    ['', ''],
  ])('%j se compara como %j', (texto, plegado) => {
    expect(plegar(texto)).toBe(plegado);
  });

  it('la letra compuesta y la descompuesta son la misma', () => {
    expect(plegar('Muñoz'.normalize('NFD'))).toBe(plegar('Muñoz'.normalize('NFC')));
  });

  it('reconoce el carácter que no se puede guardar', () => {
    expect(tieneNulo('a\u0000b')).toBe(true);
    expect(tieneNulo('ab')).toBe(false);
  });
});
