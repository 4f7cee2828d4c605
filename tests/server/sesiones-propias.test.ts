import { createHash } from 'node:crypto';
import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SesionAbierta } from '@/domain/sesion/sesion-abierta';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const MINUTO = 60_000;
const TELEFONO = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora: number;

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  ahora = Date.parse('2026-11-21T15:00:00Z');
  servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => new Date(ahora) } });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const entrar = async ({ email, password } = CONSULTA, agente = TELEFONO): Promise<string> => {
  const { cuerpo } = await llamar(servidor, 'POST /auth-api/auth/login', {
    cuerpo: { email, password },
    cabeceras: { 'user-agent': agente },
  });
  return (cuerpo.data as { token: string }).token;
};
const listar = async (token: string): Promise<SesionAbierta[]> =>
  (await llamar(servidor, 'GET /auth-api/auth/sesiones', { token })).cuerpo.data as SesionAbierta[];
const cerrar = (token: string, cuerpo: object) =>
  llamar(servidor, 'POST /auth-api/auth/sesiones/cerrar', { token, cuerpo });
const alcanza = async (token: string): Promise<number> =>
  (await llamar(servidor, 'GET /dashboard-api/sedes', { token })).estado;

describe('sesiones abiertas', () => {
  it('cada quien ve las suyas, en palabras, la última usada primero, y nunca un token ni su huella', async () => {
    ahora += 5 * MINUTO;
    const token = await entrar();
    const lista = await listar(token);
    expect(lista).toEqual([
      {
        id: expect.any(Number),
        dispositivo: 'Chrome en un teléfono Android',
        direccion: '127.0.0.1',
        creada_en: '2026-11-21T15:05:00.000Z',
        ultimo_uso: '2026-11-21T15:05:00.000Z',
        actual: true,
      },
      expect.objectContaining({ direccion: 'prueba', actual: false }),
    ]);
    const { texto } = await llamar(servidor, 'GET /auth-api/auth/sesiones', { token });
    expect(texto).not.toContain(token);
    expect(texto).not.toMatch(/[0-9a-f]{64}/);
  });

  it('las vencidas y las que nadie usa no se muestran', async () => {
    await entrar();
    ahora += 30 * MINUTO;
    expect(await listar(await entrar())).toHaveLength(1);
  });

  it('cerrar una la deja sin servicio en la siguiente solicitud, y solo a ella', async () => {
    const [propia, perdida] = [await entrar(), await entrar(CONSULTA, 'Desconocido/1')];
    const { id } = (await listar(propia)).find((s) => s.dispositivo === 'Un programa desconocido') ?? {};
    const respuesta = await cerrar(propia, { id, password: CONSULTA.password });
    expect([respuesta.estado, respuesta.cuerpo]).toEqual([200, { cerradas: 1 }]);
    expect(await alcanza(perdida)).toBe(401);
    expect(await alcanza(propia)).toBe(200);
    expect(await alcanza(servidor.tokenConsulta)).toBe(200);
  });

  it('cerrar las demás deja la propia y las de otras personas', async () => {
    const [propia, otra] = [await entrar(), await entrar()];
    expect((await cerrar(propia, { password: CONSULTA.password })).cuerpo).toEqual({ cerradas: 2 });
    expect(await alcanza(otra)).toBe(401);
    expect(await alcanza(propia)).toBe(200);
    expect(await alcanza(servidor.tokenAdmin)).toBe(200);
    expect(await listar(propia)).toHaveLength(1);
  });

  it('nadie cierra la sesión de otra persona, ni la propia por este camino', async () => {
    const ajena = (await listar(servidor.tokenAdmin))[0]?.id;
    const propia = (await listar(servidor.tokenConsulta)).find(({ actual }) => actual)?.id;
    for (const id of [ajena, propia, 999_999, 'x'])
      expect((await cerrar(servidor.tokenConsulta, { id, password: CONSULTA.password })).cuerpo).toEqual({
        cerradas: 0,
      });
    expect(await alcanza(servidor.tokenAdmin)).toBe(200);
    expect(await alcanza(servidor.tokenConsulta)).toBe(200);
  });

  it('pide la contraseña, y la adivinación se frena al intento 11', async () => {
    const token = await entrar();
    const mala = await cerrar(token, { password: 'equivocada' });
    expect(mala.estado).toBe(400);
    expect(mala.cuerpo.error?.campos).toEqual({ password: 'La contraseña no es correcta' });
    expect((await cerrar(token, {})).estado).toBe(400);
    expect(await alcanza(servidor.tokenConsulta)).toBe(200);
    for (let i = 0; i < 9; i++) await cerrar(token, { password: 'equivocada' });
    const frenada = await cerrar(token, { password: CONSULTA.password });
    expect(frenada.estado).toBe(429);
    expect(Number(frenada.cabeceras.get('retry-after'))).toBeGreaterThan(0);
  });

  it('una salida que no llegó se dice después con la huella de su token, que no abre nada', async () => {
    const token = await entrar();
    const otra = await entrar();
    const sesion = createHash('sha256').update(token).digest('hex');
    const decir = (cuerpo: object) => llamar(servidor, 'POST /auth-api/auth/logout/pendiente', { cuerpo });
    expect(await alcanza(sesion)).toBe(401);
    expect((await decir({ sesion })).estado).toBe(204);
    expect(await alcanza(token)).toBe(401);
    expect(await alcanza(otra)).toBe(200);
    // Twice, or of one that nobody knows, is the same and leaves no line.
    expect((await decir({ sesion })).estado).toBe(204);
    expect((await decir({ sesion: 'a'.repeat(64) })).estado).toBe(204);
    for (const mala of [{}, { sesion: token }, { sesion: '' }]) expect((await decir(mala)).estado).toBe(400);
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=usuario', {
      token: servidor.tokenAdmin,
    });
    const salidas = (cuerpo.data as { usuario: string; accion: string }[]).filter(
      ({ accion }) => accion === 'SALIR',
    );
    expect(salidas).toMatchObject([{ usuario: CONSULTA.email }]);
  });

  it('queda en la historia cuántas se cerraron, quién entró y quién salió', async () => {
    const token = await entrar();
    await cerrar(token, { password: CONSULTA.password });
    await llamar(servidor, 'POST /auth-api/auth/logout', { token });
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=usuario', {
      token: servidor.tokenAdmin,
    });
    const suyas = (cuerpo.data as { usuario: string; accion: string; cambios: unknown }[])
      .filter(({ usuario }) => usuario === CONSULTA.email)
      .map(({ accion, cambios }) => [accion, cambios]);
    expect(suyas).toEqual([
      ['SALIR', []],
      ['ACTUALIZAR', [{ campo: 'sesiones_cerradas', antes: null, despues: 1 }]],
      ['INGRESAR', []],
      ['INGRESAR', []],
    ]);
  });
});

describe('freno por cuenta y dirección', () => {
  const fallar = async (direccion: string, veces: number): Promise<number[]> => {
    const estados = [];
    for (let i = 0; i < veces; i++) {
      const intento = servidor.servicios.autenticar({ email: ADMIN.email, password: 'no' }, direccion);
      estados.push(
        await intento
          .then(() => 200)
          .catch((e: { codigo: string }) => Number(e.codigo === 'DEMASIADOS_INTENTOS')),
      );
    }
    return estados;
  };

  it('quien falla desde otra parte no deja por fuera a la única administradora donde siempre entra', async () => {
    await servidor.servicios.autenticar(ADMIN, '10.0.0.5');
    expect((await fallar('203.0.113.9', 12)).slice(9)).toEqual([0, 1, 1]);
    await expect(servidor.servicios.autenticar(ADMIN, '203.0.113.9')).rejects.toMatchObject({
      codigo: 'DEMASIADOS_INTENTOS',
    });
    await expect(servidor.servicios.autenticar(ADMIN, '10.0.0.5')).resolves.toHaveProperty('token');
  });

  it('donde siempre entra también se frena al intento 11, y se levanta solo', async () => {
    await servidor.servicios.autenticar(ADMIN, '10.0.0.5');
    expect((await fallar('10.0.0.5', 11)).slice(9)).toEqual([0, 1]);
    ahora += 15 * MINUTO;
    await expect(servidor.servicios.autenticar(ADMIN, '10.0.0.5')).resolves.toHaveProperty('token');
  });

  it('cambiar de dirección en cada intento no da más intentos sobre la cuenta', async () => {
    const estados = [];
    for (let i = 0; i < 14; i++) estados.push(...(await fallar(`198.51.100.${i}`, 1)));
    expect(estados.filter((frenado) => frenado === 0)).toHaveLength(10);
  });
});
