import { constants } from 'node:zlib';
import compresion from '@fastify/compress';
import cors from '@fastify/cors';
import limite from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import type { Servicio } from '@/domain/shared/politica/politica-api';
import type { DireccionDelSitio } from '@/server/arranque/configuracion-sitio';
import { ponerCabeceras, registrarCabeceras } from '@/server/http/cabeceras-seguridad';
import { responderIlegible } from '@/server/http/conexion-ilegible';
import { cuerpoDeNoEncontrado, responderError } from '@/server/http/errores-http';
import { leerJson } from '@/server/http/leer-json';
import { cuidarEspacio } from '@/server/http/limite-de-espacio';
import { ESPERA_SUBIDA_MS, limitarLlegada } from '@/server/http/limite-de-llegada';
import { configuracionPublicada } from '@/server/http/manejadores/configuracion';
import { manejadoresDe } from '@/server/http/manejadores-de-servicio';
import { registrarServicio } from '@/server/http/registrar-servicio';
import { opcionesRegistro } from '@/server/http/registro-pino';
import { type Disposicion, registrarRutasDeVida } from '@/server/http/rutas-de-vida';
import { servirSitio } from '@/server/http/sitio/servir-sitio';
import type { Medidor } from '@/server/metricas/medidor';
import { medirSolicitudes } from '@/server/metricas/medir-solicitudes';

const CUERPO_MAXIMO_BYTES = 262_144;

/** Whole lists travel over phones' data; small answers are not worth the work. Nobody sends us compressed bodies. */
const COMPRESION = {
  globalDecompression: false,
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
  /** Where the site and the services are reached. */
  direccion: DireccionDelSitio;
  /** Origins, other than its own, that the site may call. */
  conexiones: readonly string[];
  /** Origins of other sites that may call the services. */
  origenesCors: readonly string[];
  /** Whether a proxy in front tells the visitor's address and protocol. */
  detrasDeProxy: boolean;
  nivelRegistro: string;
  /** Throws while the disk has no room for anything new. */
  exigirEspacio?: (() => void) | undefined;
  /** How long headers and short bodies may take to arrive, in milliseconds; half a minute by default. */
  esperaSolicitudMs?: number | undefined;
  /** Where connections come in; a door of its own unless given. */
  puerta?: { entregar: FastifyServerFactory } | undefined;
  disposicion?: Disposicion | undefined;
  medidor?: Omit<Medidor, 'registro'> | undefined;
  /** Where the log goes; the standard output by default. */
  destinoRegistro?: { write(linea: string): void };
}

const PREFIJOS: Readonly<Record<Servicio, string>> = { auth: '/auth-api', dashboard: '/dashboard-api' };

/** Signed addresses are whole: a page that was reached by another name calls this one. */
const conexionesPropias = ({ servicios }: DireccionDelSitio): string[] =>
  servicios === null ? [] : [new URL(servicios).origin];

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
      api.addHook('onRequest', (_peticion, respuesta, seguir) => {
        respuesta.header('cache-control', 'no-store');
        seguir();
      });
      await api.register(compresion, COMPRESION);
      registrarServicio(api, servicio, {
        manejadores: manejadoresDe(servicio),
        servicios: deps.servicios,
        direccion: deps.direccion,
      });
      api.setNotFoundHandler((_peticion, respuesta) => respuesta.code(404).send(cuerpoDeNoEncontrado()));
    },
    { prefix: PREFIJOS[servicio] },
  );

/** The product's HTTP face, ready to listen or to be asked with `inject`. */
export const crearAplicacion = async (deps: DependenciasAplicacion): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(deps.puerta ? { serverFactory: deps.puerta.entregar } : {}),
    ...opcionesRegistro(deps.nivelRegistro, deps.destinoRegistro),
    bodyLimit: CUERPO_MAXIMO_BYTES,
    trustProxy: deps.detrasDeProxy,
    requestTimeout: ESPERA_SUBIDA_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    clientErrorHandler: responderIlegible,
    frameworkErrors: (error, peticion, respuesta) => {
      // An address that cannot be read reaches no hook, nor what the proxy said of it.
      const cifrada = deps.detrasDeProxy && peticion.headers['x-forwarded-proto'] === 'https';
      ponerCabeceras(peticion, respuesta, cifrada);
      responderError(error, peticion, respuesta);
    },
  });
  if (deps.medidor) medirSolicitudes(app, deps.medidor);
  registrarCabeceras(app);
  limitarLlegada(app, deps.esperaSolicitudMs);
  if (deps.exigirEspacio) cuidarEspacio(app, deps.exigirEspacio);
  app.setErrorHandler(responderError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, leerJson(app));
  await app.register(limite, { global: false });
  registrarRutasDeVida(app, deps.servicios, deps.disposicion ?? { dispuesto: true });
  for (const servicio of deps.activos) montarServicio(app, servicio, deps);
  const noEncontrado = (_peticion: FastifyRequest, respuesta: FastifyReply) =>
    respuesta.code(404).header('cache-control', 'no-store').send(cuerpoDeNoEncontrado());
  if (deps.sitio) {
    const leerPublicados = () => configuracionPublicada(deps.servicios);
    await servirSitio(
      app,
      {
        carpeta: deps.sitio,
        urlSitio: deps.direccion.url,
        conexiones: [...conexionesPropias(deps.direccion), ...deps.conexiones],
        leerPublicados,
      },
      noEncontrado,
    );
  } else app.setNotFoundHandler(noEncontrado);
  await app.ready();
  return app;
};
