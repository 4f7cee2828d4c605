import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { usuario } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import {
  contarAdministradoresActivos,
  correosDeAdministradores,
} from '@/application/usuarios/contar-administradores';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import { usuariosDelPanel, usuariosDePeticion } from '@/application/usuarios/servicios-usuarios';
import type { Id } from '@/domain/shared/id';
import type { Usuario } from '@/domain/usuarios/usuario';

const UNO = usuario({ id: 1 });
const DOS = usuario({ id: 2 });
const INACTIVO = usuario({ id: 3, estado: 'INACTIVO' });
const CONSULTA = usuario({ id: 4, rol: 'CONSULTA' });

const preparar = (todos: readonly Usuario[], quien: Id | null = 1, enElServicio = false) => {
  const usuarios = repositorioAnotado(todos);
  const deps = {
    usuarios,
    permisos: permisosDe('ADMINISTRADOR'),
    identidad: { idUsuario: () => quien },
    esPropia: enElServicio ? async (contrasena: string) => contrasena === 'la mía' : undefined,
  };
  const escritas = () => usuarios.llamadas.filter((l) => l.metodo !== 'listar');
  return {
    escritas,
    crear: crearUsuario(deps),
    actualizar: actualizarUsuario(deps),
    eliminar: eliminarUsuario(deps),
  };
};

describe('crear usuario', () => {
  it('guarda los datos con la clave de la solicitud', async () => {
    const { crear, escritas } = preparar([UNO]);
    await crear({ email: 'Luz@X.co', password: '12345678', rol: 'CONSULTA' }, { clave: 'k' });
    expect(escritas()).toEqual([
      {
        metodo: 'crear',
        argumentos: [{ email: 'luz@x.co', password: '12345678', rol: 'CONSULTA' }, { clave: 'k' }],
      },
    ]);
  });

  it('sin los obligatorios no guarda (especificación §5)', async () => {
    const { crear, escritas } = preparar([UNO]);
    await expect(crear({ email: 'luz@x.co' })).rejects.toMatchObject({
      message: 'Email, contraseña y rol son campos obligatorios',
    });
    expect(escritas()).toEqual([]);
  });
});

describe('cambiar usuarios (producto §4)', () => {
  it.each([
    ['su propio rol', [UNO, DOS], 1, { rol: 'CONSULTA' }],
    ['su propio estado', [UNO, DOS], '1', { estado: 'INACTIVO' }],
    ['el rol del último administrador activo', [DOS, INACTIVO, CONSULTA], 2, { rol: 'CONSULTA' }],
    ['el estado del último administrador activo', [DOS, INACTIVO], 2, { estado: 'INACTIVO' }],
  ] as const)('%s no', async (_caso, todos, id, entrada) => {
    const { actualizar, escritas } = preparar(todos);
    await expect(actualizar(id, entrada)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    expect(escritas()).toEqual([]);
  });

  it.each([
    ['el rol de otro cuando quedan más', [UNO, DOS], 2, { rol: 'CONSULTA' }],
    ['su propio nombre', [UNO], 1, { displayName: 'Ana' }],
    ['desactivar a uno de CONSULTA', [UNO, CONSULTA], '4', { estado: 'INACTIVO' }],
  ] as const)('%s sí', async (_caso, todos, id, entrada) => {
    const { actualizar, escritas } = preparar(todos);
    await actualizar(id, entrada);
    expect(escritas()).toEqual([{ metodo: 'actualizar', argumentos: [id, entrada] }]);
  });

  it('sin saber quién es, el último administrador sigue protegido', async () => {
    const { actualizar } = preparar([UNO], null);
    await expect(actualizar(1, { rol: 'CONSULTA' })).rejects.toMatchObject({ codigo: 'CONFLICTO' });
  });

  it('el que no existe', async () => {
    const { actualizar, eliminar } = preparar([UNO]);
    await expect(actualizar(9, {})).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
    await expect(eliminar(9)).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  });
});

describe('cambiar el correo', () => {
  const NUEVO = { email: 'otro@x.co' };

  it.each([
    ['sin la contraseña propia', NUEVO, 'Para cambiar el correo escriba su contraseña'],
    ['con otra', { ...NUEVO, contrasena_propia: 'no es' }, 'La contraseña no es correcta'],
    ['vacía', { ...NUEVO, contrasena_propia: '' }, 'Este campo es obligatorio'],
  ])('%s no cambia nada', async (_caso, entrada, mensaje) => {
    const { actualizar, escritas } = preparar([UNO, DOS], 1, true);
    await expect(actualizar(2, entrada)).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { contrasena_propia: mensaje },
    });
    expect(escritas()).toEqual([]);
  });

  it.each([
    ['en el servicio, con la propia', true, { ...NUEVO, contrasena_propia: 'la mía' }],
    ['en el navegador, que no sabe si es, con cualquiera', false, { ...NUEVO, contrasena_propia: 'no es' }],
    ['el mismo con otras mayúsculas no es otro', true, { email: 'ANA@fundacion.example' }],
  ])('%s', async (_caso, enElServicio, entrada) => {
    const { actualizar, escritas } = preparar([UNO, DOS], 1, enElServicio);
    await actualizar(2, entrada);
    expect(escritas()).toEqual([
      { metodo: 'actualizar', argumentos: [2, { ...entrada, email: entrada.email.toLowerCase() }] },
    ]);
  });
});

describe('eliminar usuarios (producto §4)', () => {
  it.each([
    ['la propia cuenta', [UNO, DOS], 1],
    ['el último administrador activo', [DOS, INACTIVO], 2],
  ] as const)('%s no', async (_caso, todos, id) => {
    const { eliminar, escritas } = preparar(todos);
    await expect(eliminar(id)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    expect(escritas()).toEqual([]);
  });

  it.each([
    ['otro administrador cuando quedan más', [UNO, DOS], 2],
    ['uno de CONSULTA', [UNO, CONSULTA], 4],
    ['un administrador inactivo', [UNO, INACTIVO], 3],
  ] as const)('%s sí', async (_caso, todos, id) => {
    const { eliminar, escritas } = preparar(todos);
    await eliminar(id);
    expect(escritas()).toEqual([{ metodo: 'eliminar', argumentos: [id] }]);
  });
});

describe('quienes administran', () => {
  it('son los activos con ese rol, y a ellos se les escribe', () => {
    const otra = usuario({ id: 5, email: 'luz@fundacion.example' });
    const todos = [UNO, INACTIVO, CONSULTA, otra];
    expect(contarAdministradoresActivos(todos)).toBe(2);
    expect(correosDeAdministradores(todos)).toEqual([UNO.email, 'luz@fundacion.example']);
  });
});

describe('lo que se puede pedir de los usuarios', () => {
  const puertos = (falla?: unknown) => ({
    usuarios: repositorioAnotado([UNO], falla),
    permisos: permisosDe('CONSULTA'),
    identidad: { idUsuario: () => 1 },
    ...{ esPropia: undefined, comunes: undefined },
  });

  it('escribir es de administradores', async () => {
    const servicios = usuariosDePeticion(puertos());
    expect(await servicios.listar()).toEqual([UNO]);
    for (const hecho of [
      servicios.crear({}),
      servicios.actualizar(1, {}),
      servicios.ponerProvisional(1, {}),
      servicios.eliminar(1),
    ])
      await expect(hecho).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });

  it('en el panel la lista no falla: dice que no se pudo leer', async () => {
    const falla = new Error('Sin red');
    await expect(usuariosDePeticion(puertos(falla)).listar()).rejects.toBe(falla);
    const delPanel = usuariosDelPanel(puertos(falla));
    expect(await delPanel.listar()).toMatchObject({ datos: [], error: expect.anything() });
    await expect(delPanel.crear({})).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });
});
