import { connect } from 'node:net';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const DOCUMENTO = '1017222333';
const CORREO = 'canario@privado.example';
const CLAVE = 'canario-de-contrasena';
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
const lineas: string[] = [];
const respuestas: string[] = [];

beforeAll(async () => {
  base = await abrirPGliteDePrueba();
  servidor = await crearServidorDePrueba({ db: base.db, registro: (linea) => lineas.push(linea) });
});
afterAll(async () => {
  // The base is closed already: its fall is part of the test.
  await servidor.cerrar();
});

const pedir = async (linea: string, opciones: Parameters<typeof llamar>[2] = {}) => {
  const respuesta = await llamar(servidor, linea, { token: servidor.tokenAdmin, ...opciones });
  respuestas.push(respuesta.texto);
  return respuesta;
};

describe('registro', () => {
  it('ni el registro ni las respuestas de error contienen tokens, contraseñas, documentos ni trazas', async () => {
    const persona = {
      nombre: 'Persona',
      telefono: '3001234567',
      tipo_documento: 'CC',
      numero_documento: DOCUMENTO,
    };
    await llamar(servidor, 'POST /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
      cuerpo: persona,
    });
    await pedir('POST /dashboard-api/participantes', { cuerpo: persona });
    await pedir('POST /auth-api/auth/login', { cuerpo: { email: CORREO, password: CLAVE } });
    await pedir('POST /auth-api/auth/login', { cuerpo: { email: CLAVE, password: CORREO, extra: CLAVE } });
    await pedir(`GET /dashboard-api/participantes?buscar=${DOCUMENTO}&orden=x`);
    await pedir(`GET /dashboard-api/participantes/${DOCUMENTO}`, {
      token: 'canario-de-token-canario-de-token',
    });
    await pedir('POST /dashboard-api/participantes', { crudo: `{"numero_documento":"${DOCUMENTO}"` });
    await base.cerrar();
    const caida = await pedir('POST /dashboard-api/participantes', { cuerpo: persona });
    expect(caida.estado).toBeGreaterThanOrEqual(500);
    expect(lineas.length).toBeGreaterThan(10);
    const todo = `${lineas.join('\n')}\n${respuestas.join('\n')}`;
    for (const canario of [
      DOCUMENTO,
      CORREO,
      CLAVE,
      ADMIN.password,
      servidor.tokenAdmin,
      'canario-de-token',
      '$argon2id',
    ]) {
      expect(todo).not.toContain(canario);
    }
    expect(respuestas.join('\n')).not.toMatch(/at .*\.(?:ts|js):\d+|node_modules|select |insert /i);
  });

  it('cada línea es JSON con la identidad de su solicitud, que también viaja en la respuesta', async () => {
    const { cabeceras } = await llamar(servidor, 'GET /live');
    const id = cabeceras.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    const propias = lineas.map((linea) => JSON.parse(linea) as { reqId?: string; res?: { estado: number } });
    expect(propias.some(({ reqId, res }) => reqId === id && res?.estado === 200)).toBe(true);
  });

  it('una solicitud es una línea, con su ruta y su resultado', async () => {
    const { cabeceras } = await llamar(servidor, 'GET /live?buscar=canario');
    const id = cabeceras.get('x-request-id') ?? '';
    const suyas = () => lineas.filter((linea) => linea.includes(id)).map((linea) => JSON.parse(linea));
    await expect.poll(suyas).toHaveLength(1);
    expect(suyas()).toEqual([
      expect.objectContaining({
        msg: 'request completed',
        req: { metodo: 'GET', ruta: '/live' },
        res: { estado: 200 },
        responseTime: expect.any(Number),
      }),
    ]);
  });

  it('cada línea cuenta lo suyo, también entre solicitudes que se parecen', async () => {
    const llamadas = [
      ['GET /live', '/live', 200],
      ['GET /auth-api/auth/me', 'desconocida', 404],
      ['POST /auth-api/auth/login', '/auth-api/auth/login', 400],
      ['GET /live', '/live', 200],
    ] as const;
    for (const [linea, ruta, estado] of llamadas) {
      const cuerpo = linea.startsWith('POST') ? {} : undefined;
      const id = (await llamar(servidor, linea, { cuerpo })).cabeceras.get('x-request-id') ?? '';
      const suyas = () =>
        lineas
          .map((texto) => JSON.parse(texto))
          .filter((l) => l.reqId === id && l.msg === 'request completed');
      await expect.poll(suyas).toHaveLength(1);
      expect(suyas()[0]).toMatchObject({ req: { metodo: linea.split(' ')[0], ruta }, res: { estado } });
    }
  });

  it('de quien se va antes de la respuesta también queda una línea', async () => {
    const { hostname, port } = new URL(servidor.url);
    const conexion = connect(Number(port), hostname);
    // It is told to go on once the server has its headers; it leaves instead.
    conexion.once('data', () => conexion.destroy());
    conexion.write(
      'POST /auth-api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n',
    );
    const suya = () => lineas.find((linea) => linea.includes('request aborted'));
    await expect.poll(suya).toContain('"ruta":"/auth-api/auth/login"');
  });

  it('un identificador que manda el proxy se usa si tiene su forma; otra cosa nunca llega al registro', async () => {
    const pedirCon = async (id: string) =>
      (await llamar(servidor, 'GET /live', { cabeceras: { 'x-request-id': id } })).cabeceras.get(
        'x-request-id',
      );
    const deNginx = '4BF92F3577B34DA6A3CE929D0E0E4736';
    const uuid = '8f14e45f-ceea-467f-9575-d1b1b1a0e2c3';
    expect(await pedirCon(deNginx)).toBe(deNginx.toLowerCase());
    expect(await pedirCon(uuid)).toBe(uuid);
    for (const ajeno of [DOCUMENTO, CORREO, 'a'.repeat(65), 'g'.repeat(32), '{"reqId":"x"}', '']) {
      expect(await pedirCon(ajeno)).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    }
    const ids = lineas.map((linea) => (JSON.parse(linea) as { reqId?: string }).reqId);
    expect(ids).toContain(uuid);
    expect(lineas.join('\n')).not.toMatch(new RegExp(`${DOCUMENTO}|${CORREO}`));
  });
});
