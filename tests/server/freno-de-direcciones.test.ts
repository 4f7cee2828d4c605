import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const MAXIMO = 15;
const FALSO = 'x'.repeat(43);

describe('lo rechazado sin sesión', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let despuesMs = 0;
  const reloj = { ahora: () => new Date(Date.now() + despuesMs) };
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({
      db: base.db,
      reloj,
      detrasDeProxy: 1,
      rechazosPorMinuto: MAXIMO,
    });
  });
  afterAll(async () => {
    await servidor.cerrar();
    await base.cerrar();
  });

  const pedir = (desde: string, token = FALSO) =>
    llamar(servidor, 'GET /dashboard-api/sedes', { token, cabeceras: { 'x-forwarded-for': desde } });
  const varias = async (cuantas: number, desde: () => string) => {
    const respuestas = [];
    for (let i = 0; i < cuantas; i += 1) respuestas.push(await pedir(desde()));
    return respuestas.map(({ estado }) => estado);
  };

  it('después de muchas, no llega a la base; quien tiene sesión sigue, también desde ahí', async () => {
    const preguntas = vi.spyOn(servidor.servicios.sesiones, 'titular');
    expect(await varias(MAXIMO, () => '203.0.113.7')).toEqual(Array.from({ length: MAXIMO }, () => 401));
    expect((await pedir('203.0.113.7', servidor.tokenAdmin)).estado).toBe(429);
    expect((await pedir('203.0.113.8', servidor.tokenAdmin)).estado).toBe(200);
    preguntas.mockClear();
    const seguidas = await Promise.all(Array.from({ length: 20 }, () => pedir('203.0.113.7')));
    for (const { estado, cabeceras } of seguidas) {
      expect(estado).toBe(429);
      expect(Number(cabeceras.get('retry-after'))).toBeGreaterThan(0);
    }
    const ingreso = await llamar(servidor, 'POST /auth-api/auth/login', {
      cuerpo: { email: 'nadie@fundacion.example', password: 'cualquiera' },
      cabeceras: { 'x-forwarded-for': '203.0.113.7' },
    });
    // Each service counts its own.
    expect(ingreso.estado).toBe(401);
    expect(preguntas).not.toHaveBeenCalled();
    expect((await pedir('203.0.113.7', servidor.tokenAdmin)).estado).toBe(200);
    // Also after a while without asking for anything: that is how people work.
    despuesMs = 5 * 60_000;
    expect((await pedir('203.0.113.7', servidor.tokenAdmin)).estado).toBe(200);
    expect((await pedir('203.0.113.7')).estado).toBe(429);
    despuesMs = 0;
  });

  it('de IPv6 cuenta la red entera: cambiar de dirección dentro de ella no sirve', async () => {
    let i = 0;
    const otra = () => {
      i += 1;
      return `2001:db8:1:2:${i.toString(16)}::1`;
    };
    await varias(MAXIMO, otra);
    expect((await pedir(otra())).estado).toBe(429);
    expect((await pedir('2001:db8:1:3::1')).estado).toBe(401);
  });
});

describe('la dirección de quien pide', () => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
  });
  afterAll(() => base.cerrar());

  /** The address that the log says a refusal came from. */
  const direccionAnotada = async (detrasDeProxy: number | string[], dicha: string) => {
    const lineas: string[] = [];
    const servidor = await crearServidorDePrueba({
      db: base.db,
      detrasDeProxy,
      registro: (linea) => lineas.push(linea),
    });
    await llamar(servidor, 'GET /dashboard-api/sedes', {
      token: FALSO,
      cabeceras: { 'x-forwarded-for': dicha },
    });
    await servidor.cerrar();
    const suceso = lineas.map((linea) => JSON.parse(linea)).find(({ seguridad }) => seguridad);
    return suceso.seguridad.direccion;
  };

  it.each<[string, number | string[], string, string]>([
    ['sin proxies no se le cree a nadie', 0, '203.0.113.7', '127.0.0.1'],
    ['con uno se le cree solo a él', 1, '9.9.9.9, 203.0.113.7', '203.0.113.7'],
    ['con dos, a los dos', 2, '9.9.9.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['de una red conocida', ['127.0.0.0/8', '10.0.0.0/8'], '9.9.9.9, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['de otra red, no', ['10.0.0.0/8'], '203.0.113.7', '127.0.0.1'],
    ['lo que no es una dirección no se anota', 1, '<script>', '127.0.0.1'],
    ['con puerto', 1, '203.0.113.7:4711', '203.0.113.7'],
    ['IPv6 con puerto', 1, '[2001:db8::1]:4711', '2001:db8::1'],
  ])('%s', async (_que, proxies, dicha, esperada) => {
    expect(await direccionAnotada(proxies, dicha)).toBe(esperada);
  });
});
