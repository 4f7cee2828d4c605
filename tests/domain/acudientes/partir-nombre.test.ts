import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esDudoso, partirNombre, sinComienzo, sinFinal } from '@/domain/acudientes/partir-nombre';

describe('un nombre completo se corta donde empiezan los apellidos', () => {
  it.each([
    ['Rosa Mesa', 'Rosa', 'Mesa', false],
    ['María del Carmen Ríos Gil', 'María del Carmen', 'Ríos Gil', false],
    ['Ana María Ríos Gil', 'Ana María', 'Ríos Gil', false],
    ['Carlos Alberto Gil', 'Carlos', 'Alberto Gil', true],
    ['Ríos de la Cruz, Ana María', 'Ana María', 'Ríos de la Cruz', false],
    ['Rosa', 'Rosa', '', false],
    ['Ana María Luz Ríos Gil', 'Ana María', 'Luz Ríos Gil', true],
    ['Ana Ríos de', 'Ana', 'Ríos de', true],
    ['Ríos Gil,', 'Ríos', 'Gil', false],
  ])('%s', (completo, nombres, apellidos, dudoso) => {
    expect(partirNombre(completo)).toEqual({ nombres, apellidos });
    expect(esDudoso(completo)).toBe(dudoso);
  });

  it.each(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'SANTA', 'de la'])(
    '«%s» va con la palabra que sigue',
    (particula) => {
      expect(partirNombre(`Ana ${particula} Luz Ríos Gil`)).toEqual({
        nombres: `Ana ${particula} Luz`,
        apellidos: 'Ríos Gil',
      });
    },
  );

  it('los espacios de más no son palabras', () => {
    expect(partirNombre('  Ana   Ríos  ')).toEqual({ nombres: 'Ana', apellidos: 'Ríos' });
    expect(esDudoso(' Ana   Ríos')).toBe(false);
  });

  it('ninguna palabra se pierde al cortar', () => {
    const palabra = fc.stringMatching(/^[A-ZÁÉÑ][a-záéñ]{1,8}$/);
    fc.assert(
      fc.property(fc.array(palabra, { minLength: 1, maxLength: 7 }), (palabras) => {
        const { nombres, apellidos } = partirNombre(palabras.join(' '));
        expect([nombres, apellidos].filter(Boolean).join(' ')).toBe(palabras.join(' '));
        expect(typeof esDudoso(palabras.join(' '))).toBe('boolean');
      }),
    );
  });
});

describe('lo que queda de un nombre completo', () => {
  it.each([
    ['Carlos Alberto Gil', 'Gil', 'Carlos Alberto'],
    ['Carlos  Alberto GIL Páez', 'gil  paez', 'Carlos Alberto'],
    [' Carlos  Gil ', 'Gil', 'Carlos'],
    ['Carlos  Gil  Páez', 'Gil Páez', 'Carlos'],
    ['Carlos Gil', 'Paz', 'Carlos Gil'],
    ['Gil', 'Gil', 'Gil'],
    ['Gil', 'Carlos Gil', 'Gil'],
  ])('de %j sin el final %j: %j', (completo, final, queda) => {
    expect(sinFinal(completo, final)).toBe(queda);
  });

  it.each([
    ['Carlos Alberto Gil', 'Carlos Alberto', 'Gil'],
    ['CARLOS  Gil Páez', ' carlos', 'Gil Páez'],
    ['Carlos Gil', 'Ana', ''],
    ['Carlos', 'Carlos', ''],
  ])('de %j sin el comienzo %j: %j', (completo, comienzo, queda) => {
    expect(sinComienzo(completo, comienzo)).toBe(queda);
  });
});
