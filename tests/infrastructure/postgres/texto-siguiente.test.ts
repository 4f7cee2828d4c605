import { describe, expect, it } from 'vitest';
import { textoSiguiente } from '@/infrastructure/postgres/shared/texto-siguiente';

const porBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe('textoSiguiente', () => {
  it.each(['a', 'maria', 'z', '9', '\u007f', 'ж', '\ud7ff', '\uffff', '😀', 'a\u{10fffe}', 'a\u{10ffff}'])(
    'viene después de todo lo que comienza por %j y antes de lo demás',
    (texto) => {
      const siguiente = textoSiguiente(texto) ?? '';
      for (const cola of ['', 'a', 'zzz', '\uffff', '\u{10fffe}', '\u{10ffff}\u{10ffff}z']) {
        expect(porBytes(texto + cola, siguiente)).toBeLessThan(0);
      }
      expect(siguiente.startsWith(texto)).toBe(false);
      expect(siguiente).toBe(Buffer.from(siguiente).toString());
    },
  );

  it('es el primero: nada cabe entre los dos', () => {
    expect(textoSiguiente('diego')).toBe('diegp');
    expect(textoSiguiente('\ud7ff')).toBe('\ue000');
    expect(textoSiguiente('ab\u{10ffff}')).toBe('ac');
  });

  it('de la última letra no lo hay', () => {
    expect(textoSiguiente('\u{10ffff}\u{10ffff}')).toBeNull();
  });
});
