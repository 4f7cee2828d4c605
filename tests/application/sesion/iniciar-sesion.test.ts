import { autenticacionCon } from '@tests/application/dobles/autenticacion';
import { SESION } from '@tests/application/dobles/sesiones';
import { describe, expect, it } from 'vitest';
import { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import type { Sesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

const CREDENCIALES = { email: 'ana@fundacion.example', password: 'secreta' };
const conRespuesta = (sesion: Sesion) => {
  const sesiones = crearInMemorySesionStore(null);
  const autenticacion = autenticacionCon({ iniciarSesion: async () => sesion });
  return { sesiones, iniciar: iniciarSesion({ autenticacion, sesiones }) };
};

describe('iniciar sesión (especificación §4, §5 y §8)', () => {
  it('guarda la sesión completa y la devuelve', async () => {
    const { iniciar, sesiones } = conRespuesta(SESION);
    await expect(iniciar(CREDENCIALES)).resolves.toEqual(SESION);
    expect(sesiones.leer()).toEqual(SESION);
  });

  it.each([
    ['sin ficha', { ...SESION, token: '' }],
    ['sin correo', { ...SESION, usuario: { ...SESION.usuario, email: '' } }],
  ])('%s no se guarda', async (_caso, respuesta) => {
    const { iniciar, sesiones } = conRespuesta(respuesta);
    await expect(iniciar(CREDENCIALES)).rejects.toMatchObject({
      codigo: 'RESPUESTA_INVALIDA',
      message: 'Respuesta del servidor incompleta',
    });
    expect(sesiones.leer()).toBeNull();
  });

  it('si el navegador no deja guardarla, lo dice en vez de llevar a una página sin sesión', async () => {
    const sesiones = { ...crearInMemorySesionStore(null), guardar: () => false };
    const autenticacion = autenticacionCon({ iniciarSesion: async () => SESION });
    await expect(iniciarSesion({ autenticacion, sesiones })(CREDENCIALES)).rejects.toThrow(
      /^Este navegador no deja guardar la sesión/,
    );
    expect(sesiones.leer()).toBeNull();
  });

  it('con los campos vacíos no llama al servicio', async () => {
    const iniciar = iniciarSesion({
      autenticacion: autenticacionCon({}),
      sesiones: crearInMemorySesionStore(null),
    });
    await expect(iniciar({ email: '', password: '' })).rejects.toMatchObject({
      codigo: 'VALIDACION',
      campos: { email: 'Este campo es obligatorio', password: 'Este campo es obligatorio' },
    });
  });

  it('el rechazo del servicio llega como es y no cambia la sesión que hubiera', async () => {
    const rechazo = new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos');
    const sesiones = crearInMemorySesionStore(SESION);
    const autenticacion = autenticacionCon({ iniciarSesion: () => Promise.reject(rechazo) });
    await expect(iniciarSesion({ autenticacion, sesiones })(CREDENCIALES)).rejects.toBe(rechazo);
    expect(sesiones.leer()).toEqual(SESION);
  });
});
