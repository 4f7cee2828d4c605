import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { SU_CUENTA, seleccionarUsuarios } from '@/domain/usuarios/criterios-usuarios';

const TODOS = [
  usuario({ id: 1, email: 'zoe@x.example', rol: 'ADMINISTRADOR', ultimo_acceso: '2026-11-20T10:00:00Z' }),
  usuario({
    id: 2,
    email: 'ana@x.example',
    rol: 'CONSULTA',
    displayName: 'Ángela Peña',
    ultimo_acceso: null,
  }),
  usuario({ id: 3, email: 'beto@x.example', rol: 'CONSULTA', estado: 'INACTIVO', ultimo_acceso: null }),
];
const ids = (criterios: object) => seleccionarUsuarios(TODOS, criterios).map(({ id }) => id);

describe('seleccionar usuarios', () => {
  it('sin criterios, todos por correo', () => {
    expect(ids({})).toEqual([2, 3, 1]);
    expect(ids({ orden: 'inventado' })).toEqual([2, 3, 1]);
  });

  it('busca en el correo y en el nombre, sin tildes', () => {
    expect(ids({ buscar: 'angela' })).toEqual([2]);
    expect(ids({ buscar: 'BETO' })).toEqual([3]);
  });

  it('busca por lo que la fila dice: el rol, el estado y cuál es la propia', () => {
    expect(ids({ buscar: 'administrador' })).toEqual([1]);
    expect(ids({ buscar: 'inactivo' })).toEqual([3]);
    expect(seleccionarUsuarios(TODOS, { buscar: SU_CUENTA }, 2).map(({ id }) => id)).toEqual([2]);
    expect(seleccionarUsuarios(TODOS, { buscar: 'su cuenta' })).toEqual([]);
  });

  it('filtra por rol y por estado', () => {
    expect(ids({ rol: 'CONSULTA' })).toEqual([2, 3]);
    expect(ids({ rol: 'CONSULTA', estado: 'ACTIVO' })).toEqual([2]);
  });

  it('por último acceso, quien nunca ha ingresado va al final en ambos sentidos', () => {
    expect(ids({ orden: 'ultimo_acceso' })[0]).toBe(1);
    expect(ids({ orden: '-ultimo_acceso' })[0]).toBe(1);
  });
});
