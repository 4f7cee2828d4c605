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
import { redDe } from '@/domain/sesion/red-de-direccion';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import type { DireccionDelSitio, Proxies } from '@/server/arranque/entorno-red';
import { ponerCabeceras, registrarCabeceras } from '@/server/http/cabeceras-seguridad';
import { cortarLectoresLentos, responderIlegible } from '@/server/http/conexiones';
import { cuentaBienEscrita, servirCuenta } from '@/server/http/cuenta/servir-cuenta';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';
import { cuerpoDeNoEncontrado, responderError } from '@/server/http/errores-http';
import { frenarDirecciones } from '@/server/http/freno-de-direcciones';
import { huellaDe } from '@/server/http/identificar';
import { llamadasDe } from '@/server/http/llamadas-de-servicio';
import { ESPERA_SUBIDA_MS, leerJson, limitarLlegada } from '@/server/http/llegada';
import type { Llamadas } from '@/server/http/manejador';
import { registrarServicio } from '@/server/http/registrar-servicio';
import { opcionesRegistro } from '@/server/http/registro';
import { type Disposicion, registrarRutasDeVida } from '@/server/http/rutas-de-vida';
import { servirFotos } from '@/server/http/sitio/servir-fotos';
import { direccionLegible, servirSitio } from '@/server/http/sitio/servir-sitio';
import type { Medidor } from '@/server/metricas/abrir-metricas';
import { medirSolicitudes } from '@/server/metricas/medir-solicitudes';

/** What adds to the disk. The store of files looks after itself: it also takes the calls that make room. */
const agrega = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  (method === 'POST' || method === 'PUT') &&
  url.startsWith('/dashboard-api/') &&
  !url.startsWith('/dashboard-api/storage/');

/** While the disk is almost full nothing new is taken in; reading, signing in and deleting go on. */
const cuidarEspacio = (app: FastifyInstance, exigirEspacio: () => void): void => {
  app.addHook('preHandler', (peticion, _respuesta, seguir) => {
    if (agrega(peticion)) exigirEspacio();
    seguir();
  });
};

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
  /** Of every section. */
  llamadas: Llamadas;
  /** Which services this process serves. */
  activos: readonly Servicio[];
  /** Folder of the built site; `null` serves only the services. */
  sitio: string | null;
  /** Where the site and the services are reached. */
  direccion: DireccionDelSitio;
  /** Origins, other than its own, that the site may call. */
  conexiones: readonly string[];
  /** Devices may keep the site for when they have no network; they may unless given. */
  conCopia?: boolean | undefined;
  /** Origins of other sites that may call the services. */
  origenesCors: readonly string[];
  /** Whether a proxy in front tells the visitor's address and protocol. */
  detrasDeProxy: Proxies;
  /** Refusals in a minute until an address is told to wait; as many as in production unless given. */
  rechazosPorMinuto?: number | undefined;
  nivelRegistro: string;
  /** Throws while the disk has no room for anything new. */
  exigirEspacio?: (() => void) | undefined;
  /** How long headers and short bodies may take to arrive, in milliseconds; half a minute by default. */
  esperaSolicitudMs?: number | undefined;
  /** How often whoever reads an answer too slowly is looked for, in milliseconds; every quarter of a minute by default. */
  esperaLecturaMs?: number | undefined;
  /** How long a call may take to be answered, in milliseconds; 25 seconds by default. */
  esperaRespuestaMs?: number | undefined;
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
      const { sesiones } = deps.servicios;
      frenarDirecciones(api, {
        conocida: (peticion) => {
          const huella = huellaDe(peticion, deps.servicios);
          return huella !== null && sesiones.recordado(huella) !== null;
        },
        entro: ({ identificado }) => identificado?.actor != null,
        maximo: deps.rechazosPorMinuto,
      });
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
        llamadas: llamadasDe(servicio, deps.llamadas),
        servicios: deps.servicios,
        direccion: deps.direccion,
        plazoMs: deps.esperaRespuestaMs,
      });
      api.setNotFoundHandler((_peticion, respuesta) => respuesta.code(404).send(cuerpoDeNoEncontrado()));
    },
    { prefix: PREFIJOS[servicio] },
  );

/** Whose word is taken for who asks: of the nearest ones, or of those networks. */
const confianza = (proxies: Proxies): false | string[] | ((direccion: string, salto: number) => boolean) => {
  if (typeof proxies !== 'number') return [...proxies];
  return proxies > 0 && ((_direccion, salto) => salto < proxies);
};

/** The product's HTTP face, ready to listen or to be asked with `inject`. */
export const crearAplicacion = async (deps: DependenciasAplicacion): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(deps.puerta ? { serverFactory: deps.puerta.entregar } : {}),
    ...opcionesRegistro(deps.nivelRegistro, deps.destinoRegistro),
    bodyLimit: CUERPO_MAXIMO_BYTES,
    trustProxy: confianza(deps.detrasDeProxy),
    requestTimeout: ESPERA_SUBIDA_MS,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    rewriteUrl: ({ url = '/' }) => cuentaBienEscrita(deps.sitio ? direccionLegible(url) : url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    clientErrorHandler: responderIlegible,
    frameworkErrors: (error, peticion, respuesta) => {
      // An address that cannot be read reaches no hook, nor what the proxy said of it.
      const cifrada = deps.detrasDeProxy !== 0 && peticion.headers['x-forwarded-proto'] === 'https';
      ponerCabeceras(peticion, respuesta, cifrada);
      responderError(error, peticion, respuesta);
    },
  });
  if (deps.medidor) medirSolicitudes(app, deps.medidor);
  registrarCabeceras(app);
  limitarLlegada(app, deps.esperaSolicitudMs);
  cortarLectoresLentos(app, deps.esperaLecturaMs);
  if (deps.exigirEspacio) cuidarEspacio(app, deps.exigirEspacio);
  app.setErrorHandler(responderError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, leerJson(app));
  await app.register(limite, { global: false, keyGenerator: (peticion) => redDe(direccionDe(peticion)) });
  registrarRutasDeVida(app, deps.servicios, deps.disposicion ?? { dispuesto: true });
  for (const servicio of deps.activos) montarServicio(app, servicio, deps);
  if (deps.activos.includes('dashboard')) {
    servirFotos(app, deps.servicios);
    app.register((cuenta) =>
      servirCuenta(cuenta, {
        servicios: deps.servicios,
        plazoMs: deps.esperaRespuestaMs,
        comprimir: COMPRESION,
      }),
    );
  }
  const noEncontrado = (_peticion: FastifyRequest, respuesta: FastifyReply) =>
    respuesta.code(404).header('cache-control', 'no-store').send(cuerpoDeNoEncontrado());
  if (deps.sitio) {
    await servirSitio(
      app,
      {
        carpeta: deps.sitio,
        urlSitio: deps.direccion.url,
        puestaEnMarcha: deps.servicios.puestaEnMarcha,
        detrasDeProxy: deps.detrasDeProxy !== 0,
        conexiones: [...conexionesPropias(deps.direccion), ...deps.conexiones],
        publicado: deps.servicios.publicado,
        conCopia: deps.conCopia ?? true,
        leerSitio: deps.servicios.publicado.sitio,
        mirarBorrador: (ficha) =>
          deps.servicios.unidadDeTrabajo.leerSinSesion(({ sitio }) => sitio.mirarBorrador(ficha)),
      },
      noEncontrado,
    );
  } else app.setNotFoundHandler(noEncontrado);
  await app.ready();
  return app;
};
