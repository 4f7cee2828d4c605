import { describe, expect, it, vi } from 'vitest';
import { probarConexion } from '@/application/conexion/probar-conexion';
import { crearHttpSonda } from '@/infrastructure/http/conexion/http-sonda';
import { crearHttpSincronizacionVisitas } from '@/infrastructure/http/visitas/http-sincronizacion-visitas';
import { crearFetchFalso, json, type Responder, sinRed } from '../apoyo/fetch-falso';

const BASES = { auth: '/auth-api', dashboard: 'https://panel.example' };

const abrirSonda = (responder: Responder) => {
  let reloj = 0;
  const { fetch, llamadas } = crearFetchFalso((llamada) => {
    reloj += 12.4;
    return responder(llamada);
  });
  const sonda = crearHttpSonda({
    fetch,
    bases: BASES,
    cronometro: () => reloj,
    reloj: { ahora: () => new Date('2027-01-03T05:00:00Z') },
  });
  return { sonda, llamadas };
};

describe('specification §7 and §8: connectivity probe', () => {
  it('asks each service for its health and measures the answer', async () => {
    const { sonda, llamadas } = abrirSonda(() => json({ status: 'ok' }));
    expect(await sonda.probar('auth', 5_000)).toEqual({ success: true, responseTime: 12 });
    await sonda.probar('dashboard', 5_000);
    expect(llamadas.map((l) => `${l.metodo} ${l.url}`)).toEqual([
      'GET /auth-api/health',
      'GET https://panel.example/health',
    ]);
  });

  it('says how far the clock of the machine jumped, only while the service does not believe it', async () => {
    const decir = async (clock: unknown) =>
      (await abrirSonda(() => json({ status: 'ok', clock })).sonda.probar('auth', 5_000)).clockJump;
    expect(await decir({ ok: false, ms: -86_400_000 })).toBe(-86_400_000);
    expect(await decir({ ok: true, ms: 0 })).toBeUndefined();
    expect(await decir(null)).toBeUndefined();
  });

  it.each([
    ['Fri, 01 Jan 2027 05:00:00 GMT', 2 * 86_400_000],
    ['Sun, 03 Jan 2027 06:00:00 GMT', -3_600_000],
    ['Sun, 03 Jan 2027 05:09:00 GMT', undefined],
    [null, undefined],
  ])(
    'says how far the clock of this device is from the service, when it is not a little: %s',
    async (date, ms) => {
      const responder = () =>
        new Response('{"status":"ok"}', {
          headers: { 'content-type': 'application/json', ...(date === null ? {} : { date }) },
        });
      expect((await abrirSonda(responder).sonda.probar('auth', 5_000)).deviceClock).toBe(ms);
    },
  );

  it.each([
    ['an error status', () => json({}, 503)],
    ['no network', sinRed],
    [
      'a web page where the service should be',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ],
  ])('fails, without rejecting, with %s', async (_caso, responder) => {
    const { sonda } = abrirSonda(responder);
    expect((await sonda.probar('auth', 5_000)).success).toBe(false);
  });

  it('gives up after its own limit', async () => {
    const { sonda } = abrirSonda(() => new Promise<Response>(() => {}));
    expect((await sonda.probar('auth', 20)).success).toBe(false);
  });

  it('gives each service 5000 ms (specification §9)', async () => {
    const limite = vi.spyOn(AbortSignal, 'timeout');
    await probarConexion({ sonda: abrirSonda(() => json({})).sonda })();
    expect(limite.mock.calls).toEqual([[5_000], [5_000]]);
  });
});

describe('specification §7: visitor count', () => {
  const conteo = { count: 1_251, timestamp: '2026-11-21T15:00:00.000Z' };

  it('sends count and timestamp to the address', async () => {
    const { fetch, llamadas } = crearFetchFalso(() => new Response(null, { status: 204 }));
    await crearHttpSincronizacionVisitas('https://visitas.example', fetch).enviar(conteo);
    expect(llamadas[0]).toMatchObject({
      metodo: 'POST',
      url: 'https://visitas.example/visitor-count',
      cuerpo: conteo,
    });
  });

  it('sends nothing while no address is set', async () => {
    const { fetch, llamadas } = crearFetchFalso(() => json({}));
    await crearHttpSincronizacionVisitas(null, fetch).enviar(conteo);
    expect(llamadas).toEqual([]);
  });

  it('rejects when the service refuses, so that it is logged', async () => {
    const { fetch } = crearFetchFalso(() => json({}, 500));
    await expect(crearHttpSincronizacionVisitas('/v', fetch).enviar(conteo)).rejects.toThrow('500');
  });
});
