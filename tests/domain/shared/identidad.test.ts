import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import { esquemaId } from '@/domain/shared/esquemas';
import { exigirId } from '@/domain/shared/exigir-id';
import { mismoId } from '@/domain/shared/id';

describe('identificadores (producto §2)', () => {
  it('un número y su texto son el mismo', () => {
    expect(mismoId(7, '7')).toBe(true);
    expect(mismoId(7, 8)).toBe(false);
  });

  it.each([null, undefined])('%s no es el mismo que nada, ni que sí mismo', (nada) => {
    expect(mismoId(nada, nada)).toBe(false);
    expect(mismoId(7, nada)).toBe(false);
    expect(mismoId(nada, String(nada))).toBe(false);
    expect(mismoId(String(nada), nada)).toBe(false);
  });

  it.each(['', '   ', '\t', null, undefined])('exigir %j falla con el mensaje de la entidad', (id) => {
    const error = atrapar(() => exigirId(id, 'ID de sede requerido'));
    expect(error).toMatchObject({ codigo: 'VALIDACION', message: 'ID de sede requerido' });
  });

  it.each([7, 0, '7', 'abc'])('exigir %j lo devuelve', (id) => {
    expect(exigirId(id, 'ID de sede requerido')).toBe(id);
  });

  it.each([7, 'a-b', '7'])('%j es un id legible', (id) => {
    expect(esquemaId.safeParse(id).success).toBe(true);
  });

  it.each(['', '  ', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true, 'a\u0000'])(
    '%j no es un id',
    (id) => {
      expect(esquemaId.safeParse(id).success).toBe(false);
    },
  );
});
