import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pareceCaida, quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';
import { capturarTransporte } from '../apoyo/capturar';
import { crearClienteDePrueba, json, type Responder, sinRed } from '../apoyo/fetch-falso';

const CORS = 'No se puede conectar con el servidor debido a restricciones de CORS';
const TIMEOUT = 'La solicitud al servidor tardó demasiado tiempo (timeout después de 30 segundos)';
const RED = 'No se puede conectar con el servidor - Backend no disponible';

const nunca: Responder = () => new Promise<Response>(() => {});
const otroOrigen = { base: 'https://api.example' };
/** A service that is up but sends no CORS headers: only a request without CORS reaches it. */
const sinCabecerasCors: Responder = ({ opciones }) =>
  opciones.mode === 'no-cors' ? new Response(null) : sinRed();

const fallo = (...argumentos: Parameters<typeof crearClienteDePrueba>) =>
  capturarTransporte(crearClienteDePrueba(...argumentos).cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));

describe('specification §8, transport errors: no answer', () => {
  it('CORS: another origin answers only without CORS', async () => {
    const error = await fallo(sinCabecerasCors, otroOrigen);
    expect(error).toMatchObject({ message: CORS, type: 'CORS', status: null, codigo: 'SIN_CONEXION' });
    expect(error.suggestions.length).toBeGreaterThan(0);
  });

  it('network: another origin does not answer at all', async () => {
    expect(await fallo(sinRed, otroOrigen)).toMatchObject({ message: RED, type: 'NETWORK', status: null });
  });

  it('network: the own origin cannot be blocked by CORS, so it is not asked again', async () => {
    const { cliente, llamadas } = crearClienteDePrueba(sinCabecerasCors);
    const error = await capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/sedes' }));
    expect(error.message).toBe(RED);
    expect(llamadas).toHaveLength(1);
  });

  it('network: the page where somebody signs in to a Wi-Fi is not the service', async () => {
    const portal = () =>
      new Response('<!doctype html><h1>Bienvenido</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    const error = await fallo(portal);
    expect(error).toMatchObject({ message: RED, type: 'NETWORK', status: null, codigo: 'SIN_CONEXION' });
    // The panel then reads what this device keeps, and says that there is no connection.
    expect(pareceCaida(error)).toBe(true);
  });

  const cortafuegos = (status: number, tipo: string) => () =>
    new Response('<h1>Acceso denegado por la política de la red</h1>', {
      status,
      headers: { 'content-type': tipo },
    });
  const guardar = (responder: Responder, cambios: Parameters<typeof crearClienteDePrueba>[1] = {}) =>
    capturarTransporte(
      crearClienteDePrueba(responder, cambios).cliente.pedir({ metodo: 'POST', ruta: '/abonos', cuerpo: {} }),
    );

  it.each([
    [400, 'text/html'],
    [403, 'text/html; charset=utf-8'],
    [403, 'text/plain'],
    [404, 'text/html'],
    [405, 'text/html'],
    [409, 'text/html'],
  ])('network: a %i in %s to what is written is of a firewall, not of the service', async (status, tipo) => {
    const error = await guardar(cortafuegos(status, tipo));
    expect(error).toMatchObject({ message: RED, status: null, codigo: 'SIN_CONEXION' });
    // Nobody knows what it did with it: it is asked again, and left on this device.
    expect(quedoSinConfirmar(error)).toBe(true);
  });

  it.each(['text/html', 'text/plain'])('a 401 in %s of a proxy does not end the session', async (tipo) => {
    const alRechazarSesion = vi.fn();
    expect(await guardar(cortafuegos(401, tipo), { alRechazarSesion })).toMatchObject({ message: RED });
    expect(alRechazarSesion).not.toHaveBeenCalled();
  });

  it.each([
    [413, 'DEMASIADO_GRANDE'],
    [429, 'DEMASIADOS_INTENTOS'],
    [502, 'SERVIDOR'],
  ])('what a proxy truly says with a %i is kept', async (status, codigo) => {
    expect(await guardar(cortafuegos(status, 'text/html'))).toMatchObject({ status, codigo });
  });

  it.each([404, 405])('a service without that reading may say it with a page (%i)', async (status) => {
    expect(await fallo(cortafuegos(status, 'text/html'))).toMatchObject({ status });
  });

  it('network: the machine is offline', async () => {
    const error = await fallo(sinCabecerasCors, { ...otroOrigen, enLinea: () => false });
    expect(error.message).toBe(RED);
  });

  it("network: 'Network Error' of other HTTP libraries", async () => {
    expect((await fallo(() => Promise.reject(new Error('Network Error')))).message).toBe(RED);
  });

  it("network: 'Request aborted' by the browser", async () => {
    const abortada = () => Promise.reject(new DOMException('Request aborted', 'AbortError'));
    expect((await fallo(abortada, otroOrigen)).message).toBe(RED);
  });

  it('network: the caller cancels', async () => {
    const control = new AbortController();
    const { cliente } = crearClienteDePrueba(nunca, otroOrigen);
    const espera = capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/x', senal: control.signal }));
    control.abort();
    expect(await espera).toMatchObject({ message: RED, type: 'NETWORK' });
  });

  it('network: the caller had cancelled before', async () => {
    const { cliente } = crearClienteDePrueba(nunca);
    const peticion = { metodo: 'GET', ruta: '/x', senal: AbortSignal.abort() } as const;
    expect((await capturarTransporte(cliente.pedir(peticion))).message).toBe(RED);
  });

  it('network: the body is cut', async () => {
    const cortada = () =>
      new Response(
        new ReadableStream({
          start: (control) => {
            control.enqueue(new TextEncoder().encode('{"data":['));
            control.error(new TypeError('network error'));
          },
        }),
      );
    expect((await fallo(cortada)).message).toBe(RED);
  });

  it("timeout: 'timeout of {n}ms exceeded' of the platform", async () => {
    const vencida = () => Promise.reject(new DOMException('timeout of 30000ms exceeded', 'TimeoutError'));
    expect(await fallo(vencida)).toMatchObject({ message: TIMEOUT, type: 'TIMEOUT', status: null });
  });
});

describe('specification §9: the 30 s limit', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The platform's timer cannot be faked: the same behaviour over one that can.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
      return control.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const vigilar = (senal?: AbortSignal) => {
    const { cliente } = crearClienteDePrueba(nunca);
    const terminada = vi.fn();
    const espera = capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/x', senal }));
    void espera.then(terminada);
    return { espera, terminada };
  };

  it('waits 30 s and not a millisecond less', async () => {
    const { espera, terminada } = vigilar();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(terminada).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await espera).message).toBe(TIMEOUT);
  });

  it('also holds when the caller has a signal of their own', async () => {
    const { espera } = vigilar(new AbortController().signal);
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await espera).message).toBe(TIMEOUT);
  });

  it('also holds while the body arrives', async () => {
    const { cliente } = crearClienteDePrueba(({ opciones }) => {
      const cuerpo = new ReadableStream({
        start: (control) => {
          opciones.signal?.addEventListener('abort', () => control.error(opciones.signal?.reason));
        },
      });
      return new Response(cuerpo);
    });
    const espera = capturarTransporte(cliente.pedir({ metodo: 'GET', ruta: '/x' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await espera).message).toBe(TIMEOUT);
  });

  it('does not disturb an answer that came in time', async () => {
    const { cliente } = crearClienteDePrueba(() => json({ bien: true }));
    const cuerpo = await cliente.pedir({ metodo: 'GET', ruta: '/x' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(cuerpo).toEqual({ bien: true });
  });
});
