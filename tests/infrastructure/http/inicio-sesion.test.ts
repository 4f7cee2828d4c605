import { describe, expect, it } from 'vitest';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-sesion';
import { capturar } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder, sinRed } from '../apoyo/fetch-falso';

const CREDENCIALES = { email: 'ana@ejemplo.example', password: 'una clave larga' };
const USUARIO = { id: 7, email: 'ana@ejemplo.example', rol: 'ADMINISTRADOR' };

const entrar = (responder: Responder) => {
  const { cliente, llamadas } = crearClienteDePrueba(responder, { token: () => null });
  return { llamadas, sesion: crearHttpAutenticacion(cliente).iniciarSesion(CREDENCIALES) };
};
const mensajeDe = async (responder: Responder) =>
  ((await capturar(entrar(responder).sesion)) as Error).message;

describe('specification §7: POST /auth/login', () => {
  it('sends e-mail and password and nothing else, and reads data.token and data.user', async () => {
    const { sesion, llamadas } = entrar(() => json({ data: { token: 't', user: USUARIO }, error: null }));
    expect(await sesion).toEqual({ token: 't', usuario: { ...USUARIO, displayName: null, photoURL: null } });
    expect(llamadas[0]).toMatchObject({ metodo: 'POST', ruta: '/api/auth/login', cuerpo: CREDENCIALES });
  });

  it('accepts userId for the id', async () => {
    const user = { userId: 'u-7', email: USUARIO.email };
    const { usuario } = await entrar(() => json({ data: { token: 't', user } })).sesion;
    expect(usuario).toMatchObject({ id: 'u-7', rol: 'CONSULTA' });
  });
});

describe('specification §8, login', () => {
  const SIN_CONEXION = 'No se pudo conectar con el servidor. Verifica que el backend esté corriendo.';

  it.each([
    ['nobody answers', sinRed, 'SIN_CONEXION'],
    ['it takes too long', () => Promise.reject(new DOMException('', 'TimeoutError')), 'TIEMPO_AGOTADO'],
  ])('says that there is no connection when %s', async (_caso, responder, codigo) => {
    expect(await capturar(entrar(responder as Responder).sesion)).toMatchObject({
      message: SIN_CONEXION,
      codigo,
    });
  });

  it.each([
    ['is not JSON', () => new Response('<!doctype html>')],
    ['is a list', () => json([])],
    ['is a text', () => json('ok')],
    ['is empty', () => new Response('')],
    ['brings no data', () => json({})],
    ['brings no data and no error', () => json({ data: null, error: null })],
    ['brings a list as data', () => json({ data: [] })],
    ['brings a text as data', () => json({ data: 'ok' })],
    ['brings token and user outside data', () => json({ token: 't', user: USUARIO })],
  ])("'Respuesta del servidor inválida' when the answer %s", async (_caso, responder) => {
    expect(await mensajeDe(responder)).toBe('Respuesta del servidor inválida');
  });

  it.each([
    ['neither token nor user', { data: {} }],
    ['no token', { data: { user: USUARIO } }],
    ['an empty token', { data: { token: '', user: USUARIO } }],
    ['a token that is not a text', { data: { token: 7, user: USUARIO } }],
    ['no user', { data: { token: 't' } }],
    ['a user without e-mail', { data: { token: 't', user: { id: 7 } } }],
    ['a user without id', { data: { token: 't', user: { email: 'a@b.example' } } }],
  ])("'Respuesta del servidor incompleta' when it brings %s", async (_caso, cuerpo) => {
    expect(await mensajeDe(() => json(cuerpo))).toBe('Respuesta del servidor incompleta');
  });

  it.each([
    ['an empty error', { error: {} }],
    ['an error with a code and no message', { error: { codigo: 'X' } }],
    ['an error with an empty message', { error: { message: ' ' }, message: '' }],
    ['an error beside the data', { data: { token: 't', user: USUARIO }, error: {} }],
    ['an error that is only true', { error: true }],
  ])("'Error en el servidor' for a 200 with %s", async (_caso, cuerpo) => {
    expect(await mensajeDe(() => json(cuerpo))).toBe('Error en el servidor');
  });

  it.each([400, 401, 403, 429, 500, 502, 503])(
    "'Error del servidor' for a %i without a message",
    async (status) => {
      expect(await mensajeDe(() => new Response('', { status }))).toBe('Error del servidor');
      expect(await mensajeDe(() => new Response('<h1>Bad gateway</h1>', { status }))).toBe(
        'Error del servidor',
      );
      expect(await mensajeDe(() => json({}, status))).toBe('Error del servidor');
      expect(await mensajeDe(() => json({ error: {} }, status))).toBe('Error del servidor');
    },
  );

  it.each([200, 401, 429, 500])("the server's own message, with status %i", async (status) => {
    expect(await mensajeDe(() => json({ error: { message: 'Espere 5 minutos' } }, status))).toBe(
      'Espere 5 minutos',
    );
  });
});
