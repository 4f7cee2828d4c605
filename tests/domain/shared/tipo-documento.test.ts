import { describe, expect, it } from 'vitest';
import { ETIQUETA_TIPO_DOCUMENTO, largoDocumentoInusual } from '@/domain/shared/tipo-documento';

describe('largo habitual de los documentos (producto §2: advierte, no bloquea)', () => {
  it.each([
    ['CC', 6, 10],
    ['TI', 10, 11],
    ['CE', 6, 7],
    ['PPT', 6, 8],
    ['RC', 10, 11],
    ['PA', 5, 12],
  ] as const)('%s de %i a %i', (tipo, minimo, maximo) => {
    const inusual = (largo: number) => largoDocumentoInusual(tipo, '1'.repeat(largo));
    expect([inusual(minimo - 1), inusual(minimo), inusual(maximo), inusual(maximo + 1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('puntos, guiones y espacios no cuentan; sin documento no tiene largo', () => {
    expect(largoDocumentoInusual('CC', '1.037-111 222')).toBe(false);
    expect(largoDocumentoInusual('SIN_DOCUMENTO', '')).toBe(false);
  });
});

it('cada tipo se dice con todas sus palabras', () => {
  expect(ETIQUETA_TIPO_DOCUMENTO).toEqual({
    CC: 'Cédula de ciudadanía',
    TI: 'Tarjeta de identidad',
    CE: 'Cédula de extranjería',
    PPT: 'Permiso por protección temporal',
    RC: 'Registro civil',
    PA: 'Pasaporte',
    SIN_DOCUMENTO: 'Sin documento',
  });
});
