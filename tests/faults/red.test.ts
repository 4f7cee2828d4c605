import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { crearParticipante } from '@/application/participantes/crear-participante';
import type { ParticipanteRepository } from '@/application/participantes/participante-repository.port';
import { sinRechazar } from '@/application/shared/lista';
import { crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpParticipanteRepository } from '@/infrastructure/http/participantes/http-participante-repository';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const ORIGEN = 'http://servicios.ejemplo.example';

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
type Falla = (llamarAlServidor: () => Promise<Response>) => Promise<Response>;

const FALLAS = {
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

const conEstado =
  (status: number): Falla =>
  async () =>
    HttpResponse.json(
      { error: { message: 'Mensaje del servidor' }, message: 'Mensaje del servidor' },
      { status },
    );

/** A network in front of the real server that suffers the planned faults, one per call, and then works. */
const abrirRedConFallas = (app: () => FastifyInstance) => {
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

describe('la red falla delante del servidor real', () => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;
  let participantes: ParticipanteRepository;
  const { red, fallar, llamadas } = abrirRedConFallas(() => servidor.app);

  beforeAll(async () => {
    base = await abrirPGliteDePrueba();
    servidor = await crearServidorDePrueba({ db: base.db });
    red.listen({ onUnhandledRequest: 'error' });
    const cliente = crearClienteHttp({
      base: `${ORIGEN}/dashboard-api`,
      fetch: (...argumentos) => fetch(...argumentos),
      origen: ORIGEN,
      enLinea: () => true,
      token: () => servidor.tokenAdmin,
      alRechazarSesion: () => {},
    });
    participantes = crearHttpParticipanteRepository(cliente, registroMudo);
  });
  beforeEach(async () => {
    fallar();
    await base.ejecutarGuion('truncate participantes, claves_creacion restart identity cascade');
  });
  afterAll(async () => {
    red.close();
    await servidor.cerrar();
    await base.cerrar();
  });

  const crear = (clave: string) =>
    crearParticipante({
      participantes,
      permisos: { alcanza: async () => true },
      reloj: { ahora: () => new Date('2026-11-21T15:00:00Z') },
    })({ nombre: 'Ana Ejemplo', telefono: '3000000001' }, { clave });

  it.each([
    ['sin red', FALLAS.sinRed, 'No se puede conectar con el servidor - Backend no disponible'],
    ['error 500', conEstado(500), 'Error interno del servidor (Error 500)'],
    ['error 503', conEstado(503), 'Error interno del servidor (Error 503)'],
    ['página de un proxy', FALLAS.paginaDeProxy, 'Error interno del servidor (Error 502)'],
    ['JSON cortado', FALLAS.jsonIlegible, 'Ocurrió un error inesperado'],
    ['otra forma', FALLAS.otraForma, 'Ocurrió un error inesperado'],
  ])(
    'la lista con %s: vacía, con el mensaje del catálogo, y después se recupera',
    async (_caso, falla, mensaje) => {
      await crear('clave-de-la-lista');
      const listar = sinRechazar(participantes.listar);
      fallar(falla);
      const fallida = await listar();
      expect(fallida.datos).toEqual([]);
      expect(fallida.error?.message).toBe(mensaje);
      expect(await listar()).toMatchObject({ error: null, datos: [{ nombre: 'Ana Ejemplo' }] });
    },
  );

  it('la respuesta de una creación se pierde: repetirla con la misma clave no la duplica', async () => {
    fallar(FALLAS.respuestaPerdida);
    await expect(crear('una-sola-vez')).rejects.toMatchObject({ codigo: 'SIN_CONEXION' });
    const repetida = await crear('una-sola-vez');
    expect(llamadas.filter(({ metodo }) => metodo === 'POST')).toHaveLength(2);
    expect((await participantes.listar()).map(({ id }) => id)).toEqual([repetida.id]);
  });

  it('la misma clave con otros datos se rechaza y no cambia nada', async () => {
    const primera = await crear('clave-reutilizada');
    const otra = participantes.crear(
      { nombre: 'Otra Persona', telefono: '3000000002' },
      { clave: 'clave-reutilizada' },
    );
    await expect(otra).rejects.toMatchObject({ codigo: 'VALIDACION', status: 422 });
    expect((await participantes.listar()).map(({ nombre }) => nombre)).toEqual([primera.nombre]);
  });
});
