import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import {
  ADMIN,
  crearServidorDePrueba,
  type OpcionesServidor,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const PROPIA = {
  displayName: 'Inés Mora',
  email: 'ines@nuevaaurora.org',
  password: 'una clave propia y larga',
};
const INGRESO = '<!doctype html><title>Ingreso</title><body><div id="raiz"></div></body>';
let carpeta: string;
let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
let ahora: number;

/** As after a first start to which nobody gave a password. */
const estrenar = async (opciones: Partial<OpcionesServidor> = {}) => {
  await servidor?.cerrar();
  await vaciar(base);
  ahora = Date.parse('2026-11-21T15:00:00Z');
  servidor = await crearServidorDePrueba({
    db: base.db,
    sitio: carpeta,
    reloj: { ahora: () => new Date(ahora) },
    ...opciones,
  });
  await base.ejecutarGuion(
    `delete from usuarios where email <> '${ADMIN.email}';
     update usuarios set provisional_hasta = '2026-11-24T15:00:00Z', ultimo_acceso = null`,
  );
};

beforeAll(async () => {
  carpeta = mkdtempSync(join(tmpdir(), 'estreno-'));
  writeFileSync(join(carpeta, 'index.html'), INGRESO);
  base = await abrirPGliteDePrueba();
});
beforeEach(() => estrenar());
afterAll(async () => {
  await servidor.cerrar();
  await base.cerrar();
  rmSync(carpeta, { recursive: true });
});

const DE_AQUI = { host: 'localhost:3000', connection: 'keep-alive', 'sec-fetch-dest': 'document' };
/** As the worker of the site asks for what the person opens. */
const DEL_TRABAJADOR = {
  'sec-fetch-dest': 'empty',
  'sec-fetch-site': 'same-origin',
  'upgrade-insecure-requests': '1',
};
const pedir = (url: string, cabeceras: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  servidor.app.inject({ method: 'GET', url, headers: { ...DE_AQUI, ...cabeceras }, remoteAddress });

const tokenNuevo = async (): Promise<string> => {
  const { statusCode, headers } = await pedir('/primer-administrador');
  expect(statusCode).toBe(303);
  return /^\/restablecer#inicial=(\S{43})$/.exec(String(headers.location))?.[1] ?? '';
};
const crear = (token: string, otros: object = {}) =>
  llamar(servidor, 'POST /auth-api/auth/primer-administrador', { cuerpo: { ...PROPIA, token, ...otros } });
const entrar = ({ email, password }: { email: string; password: string }) =>
  llamar(servidor, 'POST /auth-api/auth/login', { cuerpo: { email, password } });

/** Neither the page says it nor the address answers it. */
const noLoVe = async (cabeceras: Record<string, string> = {}, desde?: string) => {
  const ingreso = await pedir('/login', cabeceras, desde);
  expect([ingreso.statusCode, ingreso.body]).toEqual([200, INGRESO]);
  const enlace = await pedir('/primer-administrador', cabeceras, desde);
  expect([enlace.statusCode, enlace.headers.location]).toEqual([404, undefined]);
};

describe('el primer administrador', () => {
  it('queda con su nombre, su correo y su contraseña, una sola vez, y entra', async () => {
    const token = await tokenNuevo();
    expect((await crear(token, { email: 'INES@nuevaaurora.org' })).estado).toBe(204);
    const { estado, cuerpo } = await entrar(PROPIA);
    expect(estado).toBe(200);
    expect(cuerpo.data).toMatchObject({
      user: { email: PROPIA.email, displayName: PROPIA.displayName, rol: 'ADMINISTRADOR' },
    });
    expect(cuerpo.data).not.toMatchObject({ user: { contrasena_provisional: true } });
    expect((await entrar(ADMIN)).estado).toBe(401);
    const otra = await crear(token, { email: 'otra@nuevaaurora.org' });
    expect([otra.estado, otra.cuerpo.message]).toEqual([400, expect.stringContaining('ya se usó o venció')]);
  });

  it('de dos que llegan a la vez, uno', async () => {
    const tokens = [await tokenNuevo(), await tokenNuevo()];
    const estados = await Promise.all(tokens.map((token) => crear(token)));
    expect(estados.map(({ estado }) => estado).sort()).toEqual([204, 400]);
  });

  it('no entra con un enlace vencido, una contraseña fácil ni el enlace de una contraseña olvidada', async () => {
    const token = await tokenNuevo();
    expect((await crear(token, { password: '12345678' })).texto).toContain('"campos":{"password"');
    expect((await crear('A'.repeat(43))).estado).toBe(400);
    ahora += 30 * 60_000;
    expect((await crear(token)).estado).toBe(400);
    const vigente = await tokenNuevo();
    const comoOlvido = await llamar(servidor, 'POST /auth-api/auth/reset-password/confirm', {
      cuerpo: { token: vigente, password: PROPIA.password },
    });
    expect(comoOlvido.estado).toBe(400);
    expect((await crear(vigente)).estado).toBe(204);
  });

  it('su historia dice quién quedó y desde dónde', async () => {
    await crear(await tokenNuevo());
    const { cuerpo } = await entrar(PROPIA);
    const { token } = cuerpo.data as { token: string };
    const lineas = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=usuario', { token });
    expect(lineas.texto).toContain(PROPIA.email);
    expect(lineas.texto).not.toContain(PROPIA.password);
  });
});

describe('el enlace en /login', () => {
  it('lo ve quien está en el mismo equipo, con la misma política y sin que nadie guarde la página', async () => {
    const { body, headers } = await pedir('/login');
    expect(body).toContain('Este sistema es nuevo: <a href="/primer-administrador">');
    expect(body).not.toMatch(/#inicial=|token/);
    expect(headers['cache-control']).toBe('no-store');
    const politica = String(headers['content-security-policy']);
    expect(politica).toMatch(/style-src 'self' 'sha256-\S+' 'sha256-\S+';/);
    expect(politica).not.toContain('unsafe');
  });

  it.each(['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])('también por %s', async (host) => {
    expect((await pedir('/login', { host }, host.startsWith('[') ? '::1' : '127.0.0.1')).body).toContain(
      'es nuevo',
    );
  });

  it.each(['192.168.1.20', '10.0.0.4', '203.0.113.9', '2001:db8::1', '::ffff:192.168.1.20'])(
    'no lo ve quien llega desde %s',
    (desde) => noLoVe({}, desde),
  );

  it.each([
    ['otro nombre', { host: 'panel.fundacion.org' }],
    ['un nombre parecido', { host: 'localhost.fundacion.org' }],
    ['x-forwarded-for', { 'x-forwarded-for': '203.0.113.9' }],
    ['x-forwarded-host', { 'x-forwarded-host': 'localhost' }],
    ['forwarded', { forwarded: 'for=203.0.113.9' }],
    ['via', { via: '1.1 proxy' }],
    ['x-real-ip', { 'x-real-ip': '127.0.0.1' }],
    ['un proxy que cierra la conexión', { connection: 'close' }],
    ['otra página que pide una imagen', { 'sec-fetch-dest': 'image' }],
    ['la copia que guarda el trabajador', { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' }],
    ['otro sitio que pide la página', { ...DEL_TRABAJADOR, 'sec-fetch-site': 'cross-site' }],
  ])('no lo ve quien llega con %s', (_que, cabeceras) => noLoVe(cabeceras));

  it('lo ve también quien ya visitó el sitio: su navegador la pide por el trabajador, que no la guarda', async () => {
    const { body, headers } = await pedir('/login', DEL_TRABAJADOR);
    expect([body.includes('es nuevo'), headers['cache-control']]).toEqual([true, 'no-store']);
    expect((await pedir('/primer-administrador', DEL_TRABAJADOR)).statusCode).toBe(404);
  });

  it('con un proxy declarado o una dirección pública no lo ve nadie', async () => {
    await estrenar({ detrasDeProxy: true });
    await noLoVe();
    await estrenar({ urlSitio: 'https://panel.fundacion.org' });
    await noLoVe();
  });

  it('desaparece cuando alguien lo usó, entró o hay otra persona', async () => {
    await crear(await tokenNuevo());
    await noLoVe();
    await estrenar();
    expect((await entrar(ADMIN)).estado).toBe(200);
    await noLoVe();
    await servidor.cerrar();
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db, sitio: carpeta });
    await base.ejecutarGuion(`update usuarios set provisional_hasta = now() + interval '1 day'`);
    await noLoVe();
  });
});
