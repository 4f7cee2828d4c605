import { unUsuario } from '@tests/builders/un-usuario';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { decidirSedes, leerFilaDeSede } from '@/domain/sedes/importacion-sedes';
import { leerMarca } from '@/domain/shared/lectura/leer-marca';
import { crearLectorDeUsuarios, decidirUsuarios } from '@/domain/usuarios/importacion-usuarios';

describe('las sedes de un archivo', () => {
  it('se leen con las palabras de la gente y repiten por el nombre', () => {
    const filas = [
      leerFilaDeSede({
        nombre: 'Casa Bello',
        direccion: 'Calle 1',
        capacidad_hombres: '20',
        estado: 'Abierta',
      }),
      leerFilaDeSede({ nombre: 'casa béllo', direccion: 'Calle 2' }),
      leerFilaDeSede({ nombre: 'Casa Ceiba', direccion: 'Calle 3', estado: 'en obra' }),
      leerFilaDeSede({ nombre: 'Casa Nueva', capacidad_mujeres: 'diez' }),
    ];
    expect(filas[0]?.entrada).toEqual({
      nombre: 'Casa Bello',
      direccion: 'Calle 1',
      capacidad_hombres: 20,
      estado: 'ACTIVA',
    });
    expect(Object.keys(filas[3]?.rechazos ?? {}).sort()).toEqual(['capacidad_mujeres', 'direccion']);
    expect(decidirSedes(filas, [unaSede().llamada('CASA CEIBA').almacenada(4)])).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
      { resultado: 'DUPLICADA', id: 4 },
      { resultado: 'RECHAZADA' },
    ]);
  });
});

describe('los usuarios de un archivo', () => {
  let n = 0;
  const leer = crearLectorDeUsuarios(() => {
    n += 1;
    return `clave-de-prueba-${n}`;
  });

  it('cada uno recibe su contraseña provisional, y ninguna viene del archivo', () => {
    const una = leer({ email: 'Rosa@Ejemplo.co', rol: 'solo lectura' });
    const otra = leer({ email: 'luz@ejemplo.co', rol: 'Admin', password: 'la-del-archivo' });
    expect(una).toMatchObject({ entrada: { rol: 'CONSULTA' }, rechazos: {} });
    expect(otra).toMatchObject({ entrada: { rol: 'ADMINISTRADOR' }, rechazos: {} });
    expect(una.entrada.password).not.toBe(otra.entrada.password);
    expect(otra.entrada.password).not.toBe('la-del-archivo');
  });

  it('quién puede escribir no se adivina, y un correo es de una persona', () => {
    expect(leer({ email: 'a@b.co', rol: 'secretaria' }).rechazos).toHaveProperty('rol');
    expect(leer({ email: 'jose', rol: '' }).rechazos).toMatchObject({ rol: 'Este campo es obligatorio' });
    const filas = ['rosa@ejemplo.co', 'ROSA@ejemplo.co', 'Eva@ejemplo.co'].map((email) =>
      leer({ email, rol: 'Consulta' }),
    );
    const eva = unUsuario().con({ email: 'eva@ejemplo.co' }).almacenado(3);
    expect(decidirUsuarios(filas, [eva])).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
      { resultado: 'DUPLICADA', id: 3 },
    ]);
  });
});

it.each([
  ['Sí', true],
  ['x', true],
  ['VERDADERO', true],
  ['1', true],
  ['No', false],
  ['false', false],
])('%j dice %s', (escrito, valor) => {
  expect(leerMarca(escrito)).toEqual({ valor });
});
