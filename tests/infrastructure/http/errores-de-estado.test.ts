import { describe, expect, it } from 'vitest';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json } from '../apoyo/fetch-falso';

const pedirConEstado = (status: number, cuerpo: unknown = {}) =>
  capturarTransporte(
    crearClienteDePrueba(() => json(cuerpo, status)).cliente.pedir({ metodo: 'GET', ruta: '/sedes' }),
  );

describe('specification §8, transport errors: answers with an error status', () => {
  it.each([
    [400, 'Los datos enviados no son válidos (Error 400)', 'VALIDATION'],
    [401, 'No estás autenticado o tu sesión ha expirado (Error 401)', 'AUTHENTICATION'],
    [403, 'No tienes permisos para realizar esta acción (Error 403)', 'AUTHORIZATION'],
    [404, 'El recurso solicitado no fue encontrado (Error 404)', 'NOT_FOUND'],
    [409, 'Ya existe un recurso con estos datos (Error 409)', 'CONFLICT'],
    [500, 'Error interno del servidor (Error 500)', 'SERVER'],
    [502, 'Error interno del servidor (Error 502)', 'SERVER'],
    [503, 'Error interno del servidor (Error 503)', 'SERVER'],
    [504, 'Error interno del servidor (Error 504)', 'SERVER'],
    [418, 'Error del servidor (código 418)', 'UNKNOWN'],
    [429, 'Error del servidor (código 429)', 'UNKNOWN'],
    [501, 'Error del servidor (código 501)', 'UNKNOWN'],
  ])('%i is %j', async (status, message, type) => {
    const error = await pedirConEstado(status);
    expect(error).toMatchObject({ message, type, status, serverMessage: null });
    expect(error.suggestions.length).toBeGreaterThan(0);
  });

  it('tells in the 403 that ADMINISTRADOR rights may be needed (specification §6)', async () => {
    expect((await pedirConEstado(403)).suggestions.join(' ')).toContain('ADMINISTRADOR');
  });

  it.each([
    [{ error: { message: 'Ese nombre ya está' }, message: 'otro' }, 'Ese nombre ya está'],
    [{ message: 'Ese nombre ya está' }, 'Ese nombre ya está'],
    [{ error: 'Ese nombre ya está' }, 'Ese nombre ya está'],
    [{ error: { message: 5 } }, null],
    [[1, 2], null],
    [null, null],
  ])("keeps the server's own message of %j", async (cuerpo, esperado) => {
    expect((await pedirConEstado(409, cuerpo)).serverMessage).toBe(esperado);
  });

  it('keeps what the server says about the reason: codigo, campos and the stored record', async () => {
    const error = {
      message: 'm',
      codigo: 'VERSION_OBSOLETA',
      campos: { nombre: 'Repetido', n: 1 },
      actual: { id: 1 },
    };
    expect(await pedirConEstado(409, { error })).toMatchObject({
      codigo: 'VERSION_OBSOLETA',
      campos: { nombre: 'Repetido' },
      actual: { id: 1 },
    });
  });

  it('does not believe a codigo it does not know', async () => {
    expect((await pedirConEstado(409, { error: { codigo: 'INVENTADO' } })).codigo).toBe('CONFLICTO');
  });

  it('takes the status of an error page that is not JSON', async () => {
    const { cliente } = crearClienteDePrueba(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const error = await capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(error).toMatchObject({ message: 'Error interno del servidor (Error 502)', serverMessage: null });
  });

  it("says 'Ocurrió un error inesperado' for a good answer that is not JSON", async () => {
    const { cliente } = crearClienteDePrueba(() => new Response('<!doctype html>', { status: 200 }));
    const error = await capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(error).toMatchObject({ message: 'Ocurrió un error inesperado', type: 'UNKNOWN', status: null });
  });
});
