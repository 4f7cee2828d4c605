import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { actualizarPerfil } from '@/application/sesion/actualizar-perfil';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

const otra = { token: 'ficha-2', usuario: { ...SESION.usuario, id: 8, email: 'luz@fundacion.example' } };

describe('actualizar el perfil (especificación §7)', () => {
  it('mezcla la respuesta con el usuario guardado', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const autenticacion = autenticacionCon({
      actualizarPerfil: async (cambios) => ({ ...cambios, photoURL: 'https://x.co/a.png', extra: 1 }),
    });
    const usuario = await actualizarPerfil({ autenticacion, sesiones })({ displayName: ' Ana R ' });
    expect(usuario).toEqual({ ...SESION.usuario, displayName: 'Ana R', photoURL: 'https://x.co/a.png' });
    expect(sesiones.leer()).toEqual({ token: 'ficha-1', usuario });
  });

  it.each([{ rol: 'ADMINISTRADOR' }, { email: 'x@y.co' }, { id: 1 }])('%j no se envía', async (entrada) => {
    const caso = actualizarPerfil({
      autenticacion: autenticacionCon({}),
      sesiones: crearInMemorySesionStore(SESION),
    });
    await expect(caso(entrada)).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });

  it.each([
    ['terminó', null],
    ['es de otra persona', otra],
  ])('si mientras tanto la sesión %s, no la toca', async (_caso, despues) => {
    const sesiones = crearInMemorySesionStore(SESION);
    const autenticacion = autenticacionCon({
      actualizarPerfil: async () => {
        if (despues) sesiones.guardar(despues);
        else sesiones.limpiar();
        return { id: 7, email: SESION.usuario.email, displayName: 'Ana R' };
      },
    });
    const caso = actualizarPerfil({ autenticacion, sesiones });
    await expect(caso({ displayName: 'Ana R' })).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
    expect(sesiones.leer()).toEqual(despues);
  });

  it('una respuesta que lo dejaría sin correo no se guarda', async () => {
    const sesiones = crearInMemorySesionStore(SESION);
    const autenticacion = autenticacionCon({ actualizarPerfil: async () => ({ email: '' }) });
    const caso = actualizarPerfil({ autenticacion, sesiones });
    await expect(caso({ displayName: 'Ana R' })).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
    expect(sesiones.leer()).toEqual(SESION);
  });
});
