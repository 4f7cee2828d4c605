import type { FastifyInstance, InjectOptions } from 'fastify';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

export const ORIGEN = 'http://servicios.ejemplo.example';

/** The real server's own answer: nothing about rules is written again here. */
const delegar = async (app: FastifyInstance, peticion: Request): Promise<Response> => {
  const { pathname, search } = new URL(peticion.url);
  const { statusCode, headers, rawPayload } = await app.inject({
    method: peticion.method as InjectOptions['method'],
    url: pathname + search,
    headers: Object.fromEntries(peticion.headers),
    payload: await peticion.text(),
  });
  const sinCuerpo = statusCode === 204 || rawPayload.length === 0;
  return new Response(sinCuerpo ? null : new Uint8Array(rawPayload), {
    status: statusCode,
    headers: { 'content-type': String(headers['content-type'] ?? 'application/json') },
  });
};

/** What the network does to one call; `respuesta` is what the real server answered, when it was reached. */
export type Falla = (llamarAlServidor: () => Promise<Response>) => Promise<Response>;

export const FALLAS = {
  sinRed: async () => HttpResponse.error(),
  /** The server did the work and the answer never arrived. */
  respuestaPerdida: async (llamar) => {
    await llamar();
    return HttpResponse.error();
  },
  jsonIlegible: async () =>
    new HttpResponse('{"data": [', { headers: { 'content-type': 'application/json' } }),
  otraForma: async () => HttpResponse.json({ sorpresa: 7 }),
  paginaDeProxy: async () =>
    new HttpResponse('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
} satisfies Record<string, Falla>;

export const conEstado =
  (status: number): Falla =>
  async () =>
    HttpResponse.json(
      { error: { message: 'Mensaje del servidor' }, message: 'Mensaje del servidor' },
      { status },
    );

/** A network in front of the real server that suffers the planned faults, one per call, and then works. */
export const abrirRedConFallas = (app: () => FastifyInstance) => {
  const planeadas: Falla[] = [];
  const llamadas: { metodo: string; ruta: string }[] = [];
  const red = setupServer(
    http.all(`${ORIGEN}/*`, async ({ request }) => {
      llamadas.push({ metodo: request.method, ruta: new URL(request.url).pathname });
      const llamar = () => delegar(app(), request);
      const falla = planeadas.shift();
      return falla ? falla(llamar) : llamar();
    }),
  );
  return {
    red,
    llamadas,
    fallar: (...fallas: Falla[]) => {
      planeadas.splice(0, planeadas.length, ...fallas);
      llamadas.length = 0;
    },
  };
};
