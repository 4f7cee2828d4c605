import { constants } from 'node:zlib';
import compresion from '@fastify/compress';
import cors from '@fastify/cors';
import limite from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Servicio } from '@/domain/shared/politica/politica-api';
import { POLITICA_DE_DATOS, registrarCabeceras } from '@/server/http/cabeceras-seguridad';
import { cuerpoDeNoEncontrado, responderError } from '@/server/http/errores-http';
import { leerJson } from '@/server/http/leer-json';
import { ESPERA_SUBIDA_MS, limitarLlegada } from '@/server/http/limite-de-llegada';
import { manejadoresDe } from '@/server/http/manejadores-de-servicio';
import { registrarServicio } from '@/server/http/registrar-servicio';
import { opcionesRegistro } from '@/server/http/registro-pino';
import { servirSitio } from '@/server/http/sitio/servir-sitio';

const CUERPO_MAXIMO_BYTES = 262_144;

/** Whole lists travel over phones' data; small answers are not worth the work. */
const COMPRESION = {
  threshold: 2_048,
  encodings: ['br', 'gzip'] satisfies ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

export interface DependenciasAplicacion {
  servicios: ServiciosServidor;
  /** Which services this process serves. */
  activos: readonly Servicio[];
  /** Folder of the built site; `null` serves only the services. */
  sitio: string | null;
  /** Origins, other than its own, that the site may call. */
  conexiones: readonly string[];
  /** Origins of other sites that may call the services. */
  origenesCors: readonly string[];
  /** Whether a proxy in front tells the visitor's address and protocol. */
  detrasDeProxy: boolean;
  nivelRegistro: string;
  /** Where the log goes; the standard output by default. */
  destinoRegistro?: { write(linea: string): void };
}

const PREFIJOS: Readonly<Record<Servicio, string>> = { auth: '/auth-api', dashboard: '/dashboard-api' };

const montarServicio = (app: FastifyInstance, servicio: Servicio, deps: DependenciasAplicacion) =>
  app.register(
    async (api) => {
      if (deps.origenesCors.length > 0) {
        await api.register(cors, {
          origin: [...deps.origenesCors],
          methods: ['GET', 'POST', 'PUT', 'DELETE'],
          allowedHeaders: ['authorization', 'content-type', 'idempotency-key'],
          exposedHeaders: ['retry-after', 'x-request-id'],
          maxAge: 600,
        });
      }
      api.addHook('onRequest', async (_peticion, respuesta) => {
        respuesta.headers({ 'cache-control': 'no-store', 'content-security-policy': POLITICA_DE_DATOS });
      });
      await api.register(compresion, COMPRESION);
      registrarServicio(api, servicio, {
        manejadores: manejadoresDe(servicio),
        servicios: deps.servicios,
      });
      api.setNotFoundHandler((_peticion, respuesta) => respuesta.code(404).send(cuerpoDeNoEncontrado()));
    },
    { prefix: PREFIJOS[servicio] },
  );

/** The product's HTTP face, ready to listen or to be asked with `inject`. */
export const crearAplicacion = async (deps: DependenciasAplicacion): Promise<FastifyInstance> => {
  const app = Fastify({
    ...opcionesRegistro(deps.nivelRegistro, deps.destinoRegistro),
    bodyLimit: CUERPO_MAXIMO_BYTES,
    trustProxy: deps.detrasDeProxy,
    requestTimeout: ESPERA_SUBIDA_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    frameworkErrors: (error, peticion, respuesta) => {
      responderError(error, peticion, respuesta);
    },
  });
  registrarCabeceras(app);
  limitarLlegada(app);
  app.setErrorHandler(responderError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, leerJson(app));
  await app.register(limite, { global: false });
  for (const servicio of deps.activos) montarServicio(app, servicio, deps);
  const noEncontrado = (_peticion: FastifyRequest, respuesta: FastifyReply) =>
    respuesta.code(404).send(cuerpoDeNoEncontrado());
  if (deps.sitio) await servirSitio(app, { carpeta: deps.sitio, conexiones: deps.conexiones }, noEncontrado);
  else app.setNotFoundHandler(noEncontrado);
  await app.ready();
  return app;
};
