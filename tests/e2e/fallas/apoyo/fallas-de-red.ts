import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';

const json = (status: number, body: string) => (ruta: Route) =>
  ruta.fulfill({ status, body, contentType: 'application/json' });
const conEstado = (status: number) => json(status, JSON.stringify({ message: 'Mensaje del servidor' }));

export interface Falla {
  nombre: string;
  atender: (ruta: Route) => Promise<unknown>;
  /** Message of the catalogue. */
  mensaje: string;
  /** Nobody answers: the limit of the page has to end it. */
  sinRespuesta?: true;
  /** Only for a call whose answer is read. */
  enLaRespuesta?: true;
}

const INESPERADO = 'Ocurrió un error inesperado';
const SIN_RED = 'No se puede conectar con el servidor - Backend no disponible';

/** What can happen to one call, and what the person is told (quality §3). `cortado` answers half a body. */
export const fallasDeRed = (cortado: string): readonly Falla[] => [
  { nombre: 'servicio caído', atender: (ruta) => ruta.abort('connectionrefused'), mensaje: SIN_RED },
  {
    nombre: 'sin respuesta en el límite',
    atender: async () => undefined,
    sinRespuesta: true,
    mensaje: 'La solicitud al servidor tardó demasiado tiempo (timeout después de 30 segundos)',
  },
  ...[500, 502, 503, 504].map((status) => ({
    nombre: `error ${status}`,
    atender: conEstado(status),
    mensaje: `Error interno del servidor (Error ${status})`,
  })),
  { nombre: 'JSON cortado', atender: json(200, '{"data": {"id": 1,'), mensaje: INESPERADO },
  { nombre: 'otra forma', atender: json(200, '{"sorpresa": 7}'), mensaje: INESPERADO, enLaRespuesta: true },
  { nombre: 'cuerpo a medias', atender: (ruta) => ruta.continue({ url: cortado }), mensaje: SIN_RED },
];

/** A service that promises more than it sends, and hangs up. */
export const abrirServicioQueCorta = async (): Promise<{ url: string; cerrar: () => Promise<void> }> => {
  const servidor: Server = createServer((_, respuesta) => {
    respuesta.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    respuesta.write('{"data": [');
    setTimeout(() => respuesta.destroy(), 20);
  });
  await new Promise<void>((listo) => servidor.listen(0, '127.0.0.1', listo));
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    cerrar: () => new Promise<void>((listo) => servidor.close(() => listo())),
  };
};

interface Perdida {
  metodo: string;
  llamada: RegExp;
  /** Tells it from a call of the same method and address that writes nothing. */
  escribe?: (cuerpo: unknown) => boolean;
}

/** From now on nobody hears what the service answers to that call, which it gets when `llega`. */
export const perderRespuestas = async (page: Page, { metodo, llamada, escribe }: Perdida, llega: boolean) => {
  const claves: (string | undefined)[] = [];
  await page.route(llamada, async (ruta) => {
    const pedida = ruta.request();
    if (pedida.method() !== metodo || escribe?.(pedida.postDataJSON()) === false) return ruta.fallback();
    claves.push(pedida.headers()['idempotency-key']);
    if (llega) await ruta.fetch();
    await ruta.abort('connectionreset');
  });
  return {
    /** The key of each time that it was sent. */
    claves,
    /** Once what is on its way has been lost too. */
    arreglar: () => page.unrouteAll({ behavior: 'wait' }),
  };
};

/** The 30 s limit lasts a moment in this page, from now on or no more. */
export const acortarEspera = (page: Page, acortar: boolean): Promise<unknown> =>
  page.evaluate((corta) => {
    const signal = AbortSignal as typeof AbortSignal & { original?: typeof AbortSignal.timeout };
    signal.original ??= AbortSignal.timeout.bind(AbortSignal);
    const { original } = signal;
    AbortSignal.timeout = (ms) => original(corta && ms === 30_000 ? 400 : ms);
  }, acortar);
