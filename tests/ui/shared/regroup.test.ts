import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { leerDinero } from '@/domain/shared/lectura/leer-entero';
import { regroup } from '@/ui/shared/regroup';

/** `|` is the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const mark = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;
const retyped = (before: string, typed: string, forward = false) => mark(regroup(before, at(typed), forward));

/** Types a text key by key at the end, as a keyboard does. */
const typeKeys = (keys: string) =>
  [...keys].reduce(
    (text, key) => regroup(text, { text: text + key, caret: text.length + 1 }, false).text,
    '',
  );

describe('regroup: los miles se agrupan mientras se escribe', () => {
  it.each([
    ['', '8|', '8|'],
    ['850', '8500|', '8.500|'],
    ['85.000', '85.0000|', '850.000|'],
    ['850.000', '1|850.000', '1|.850.000'],
    ['850.000', '851|.000', '851|.000'],
    ['850.000', '8501|.000', '8.501|.000'],
    ['1.850.000', '|850.000', '|850.000'],
    ['850.000', '850.00|', '85.000|'],
    ['850.000', '85|.000', '85|.000'],
    ['8.500', '|.500', '|500'],
    ['1.000.000', '|.000.000', '|000.000'],
  ])('%j y luego %j queda %j', (before, typed, expected) => expect(retyped(before, typed)).toBe(expected));

  it('borrar el punto no borra una cifra; hacia adelante, el cursor lo salta', () => {
    expect(retyped('850.000', '850|000')).toBe('850|.000');
    expect(retyped('850.000', '850|000', true)).toBe('850.|000');
  });

  it.each([
    ['850', '850.|'],
    ['850.', '850.0|'],
    ['850', '850,|'],
    ['850,5', '850,50|'],
    ['850.000', '850.000,|'],
    ['850.000,5', '850.000,50|'],
    ['850', '850 mil|'],
    ['', '-|'],
  ])('lo que puede ser otra cosa no se toca: %j y luego %j', (before, typed) =>
    expect(retyped(before, typed)).toBe(typed),
  );

  it.each([
    ['850000', '850.000'],
    ['850.000', '850.000'],
    ['850,000', '850,000'],
    ['1,200,000', '1,200,000'],
    ["1'200.000", "1'200.000"],
    ["1'200'000", "1'200'000"],
    ['1.200.000', '1.200.000'],
    ['850,50', '850,50'],
    ['850.000,50', '850.000,50'],
    ['850.000,00', '850.000,00'],
    ['850000.00', '850.000.00'],
    ['850,000.00', '850,000.00'],
    ['12a', '12a'],
    ['850.000 pesos', '850.000 pesos'],
    ['$ 850.000', '$ 850.000'],
    ['850.000 COP', '850.000 COP'],
    ['850 000', '850 000'],
  ])('tecleado %s se ve %s', (keys, shown) => expect(typeKeys(keys)).toBe(shown));

  it.each([
    ['850,000', 850_000],
    ['1,200,000', 1_200_000],
    ["1'200.000", 1_200_000],
    ["1'200'000", 1_200_000],
    ['1 200 000', 1_200_000],
    ['1 200 000,00', 1_200_000],
    ['850,000.00', 850_000],
    ['1.200.000,00', 1_200_000],
  ])('tecleado %s se entiende como cuando se pega', (keys, valor) =>
    expect(leerDinero(typeKeys(keys))).toEqual({ valor }),
  );

  it.each([
    ['$ 850.000|', '850.000|'],
    ['850 000|', '850.000|'],
    ["1'200.000|", '1.200.000|'],
    ['COP 850.000\u00a0|', '850.000|'],
  ])('pegado %j se ve %j', (pasted, shown) => expect(retyped('', pasted)).toBe(shown));

  it.each(['850.000,00|', '$ 850.000,00|', '850,000.00|', '850000,00|'])(
    'pegado %j no se agrupa con los ceros de sus centavos',
    (pasted) => expect(retyped('', pasted)).toBe(pasted),
  );

  it('tecleando cifras siempre queda la cantidad, agrupada', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), (n) => {
        expect(typeKeys(String(n))).toBe(formatearNumero(n));
      }),
    );
  });
});
