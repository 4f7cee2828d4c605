import { describe, expect, it } from 'vitest';
import { leerUsuarioSesion, tieneSesion } from '@/domain/sesion/sesion';

const COMPLETO = {
  id: 7,
  email: 'ana@fundacion.example',
  rol: 'ADMINISTRADOR',
  displayName: 'Ana',
  photoURL: null,
};

describe('usuario guardado (especificación §4)', () => {
  it('se lee entero', () => {
    expect(leerUsuarioSesion(COMPLETO)).toEqual(COMPLETO);
  });

  it('acepta userId en lugar de id, y no guarda lo que no conoce', () => {
    const { id: _id, ...sinId } = COMPLETO;
    expect(leerUsuarioSesion({ ...sinId, userId: 'u-1', password: 'x' })).toEqual({ ...COMPLETO, id: 'u-1' });
  });

  it.each([null, ''])('con id %j se usa userId', (id) => {
    expect(leerUsuarioSesion({ ...COMPLETO, id, userId: 9 })?.id).toBe(9);
  });

  it('sin rol legible es CONSULTA (§6) y lo demás es nulo', () => {
    expect(leerUsuarioSesion({ id: 0, email: 'a@b.co', rol: 'JEFE', displayName: 5 })).toEqual({
      id: 0,
      email: 'a@b.co',
      rol: 'CONSULTA',
      displayName: null,
      photoURL: null,
    });
  });

  it.each([
    ['sin correo', { id: 7 }],
    ['correo vacío', { id: 7, email: '' }],
    ['correo de espacios', { id: 7, email: '  ' }],
    ['correo nulo', { id: 7, email: null }],
    ['correo que no es texto', { id: 7, email: 5 }],
    ['sin id', { email: 'a@b.co' }],
    ['id vacío', { id: '', email: 'a@b.co' }],
    ['id de espacios', { id: ' ', email: 'a@b.co' }],
    ['id que no es id', { id: {}, email: 'a@b.co' }],
    ['una lista', [COMPLETO]],
    ['un texto', 'ana'],
    ['un número', 7],
    ['nulo', null],
    ['nada', undefined],
  ])('%s: no hay usuario', (_caso, valor) => {
    expect(leerUsuarioSesion(valor)).toBeNull();
  });

  it.each([
    [4, 4],
    ['4', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('la versión %j de la cuenta se lee como %j', (version, leida) => {
    expect(leerUsuarioSesion({ ...COMPLETO, version })?.version).toBe(leida);
  });

  it('hay sesión cuando el usuario tiene correo', () => {
    const usuario = leerUsuarioSesion(COMPLETO);
    expect(usuario && tieneSesion({ token: 't', usuario })).toBe(true);
    expect(usuario && tieneSesion({ token: 't', usuario: { ...usuario, email: '' } })).toBe(false);
    expect(tieneSesion(null)).toBe(false);
  });
});
