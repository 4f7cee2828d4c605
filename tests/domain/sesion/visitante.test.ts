import { describe, expect, it } from 'vitest';
import { leerVisitante } from '@/domain/sesion/visitante';

const guardado = (usuario: unknown) => JSON.stringify(usuario);

describe('quién muestra el encabezado público', () => {
  it('muestra el nombre, y el correo cuando no hay nombre', () => {
    expect(
      leerVisitante(guardado({ id: 1, email: 'a@b.co', displayName: ' Ana ', photoURL: '/a.png' })),
    ).toEqual({
      nombre: 'Ana',
      foto: '/a.png',
    });
    expect(leerVisitante(guardado({ userId: 'u1', email: 'a@b.co', displayName: ' ' }))).toEqual({
      nombre: 'a@b.co',
      foto: null,
    });
  });

  it.each([
    ['un id vacío y otro bueno', { id: '', userId: 9 }],
    ['el id cero', { id: 0 }],
    ['un id nulo y otro bueno', { id: null, userId: 'u' }],
  ])('con %s', (_caso, ids) => {
    expect(leerVisitante(guardado({ ...ids, email: 'a@b.co' }))?.nombre).toBe('a@b.co');
  });

  it.each([
    ['nada', null],
    ['texto que no se puede leer', '{"id":1'],
    ['un número', '7'],
    ['un texto', '"a@b.co"'],
    ['una lista', '[1]'],
    ['null', 'null'],
    ['sin correo', guardado({ id: 1, displayName: 'Ana' })],
    ['sin id', guardado({ email: 'a@b.co' })],
    ['un correo que no es texto', guardado({ id: 1, email: 5 })],
  ])('nadie con %s', (_caso, texto) => {
    expect(leerVisitante(texto)).toBeNull();
  });
});
