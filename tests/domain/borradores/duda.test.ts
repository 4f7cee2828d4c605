import { describe, expect, it } from 'vitest';
import { type Duda, leerDuda, paraGuardar } from '@/domain/borradores/duda';

const duda: Duda = {
  nombre: 'abono:7',
  que: 'Abono de Luz Ríos',
  desde: 1_795_000_000_000,
  orden: {
    servicio: 'mensualidades',
    metodo: 'registrarAbono',
    argumentos: [7, { valor: 300_000 }, { clave: 'a' }],
  },
};

describe('una duda escrita', () => {
  it.each<[string, Duda]>([
    ['con lo que la repite', duda],
    ['de lo que no se puede repetir', { ...duda, orden: null }],
  ])('%s se lee igual', (_caso, una) => {
    expect(leerDuda(JSON.stringify(una))).toEqual(una);
  });

  it.each(['', '{', 'null', '[]', '{"nombre":7}', JSON.stringify({ ...duda, orden: { servicio: 'x' } })])(
    '%j no es una duda',
    (texto) => {
      expect(leerDuda(texto)).toBeNull();
    },
  );
});

describe('lo que se puede escribir de una duda', () => {
  it('es todo, si no lleva una contraseña', () => {
    const conVacios = {
      ...duda,
      orden: { servicio: 'sedes', metodo: 'actualizar', argumentos: [7, null, { telefono: null }] },
    };
    for (const una of [duda, { ...duda, orden: null }, conVacios]) expect(paraGuardar(una)).toEqual(una);
  });

  it.each([
    ['a la vista', [{ email: 'ana@x.example', password: 'una clave' }]],
    ['muy adentro', [1, { datos: [{ contrasena: 'una clave' }] }]],
  ])('es que existe, si lleva una contraseña %s', (_caso, argumentos) => {
    const orden = { servicio: 'usuarios', metodo: 'crear', argumentos };
    expect(paraGuardar({ ...duda, orden })).toEqual({ ...duda, orden: null });
  });
});
