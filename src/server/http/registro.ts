import { randomUUID } from 'node:crypto';
import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import pino, { type Logger } from 'pino';
import type { Id } from '@/domain/shared/id';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';
import type { Identificado } from '@/server/http/identificar';

/**
 * What proxies write: a UUID, or 16 to 64 hexadecimal digits. Anything else could be a document number or a name put
 * there to be found in the log.
 */
const BIEN_FORMADO = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,64})$/i;

/** The one that came with the request, so that the logs of both can be put together; or a new one. */
const identificadorDeSolicitud = (recibido: string | string[] | undefined): string =>
  typeof recibido === 'string' && BIEN_FORMADO.test(recibido) ? recibido.toLowerCase() : randomUUID();

type Destino = { write(linea: string): void };

/** Query and ids of people stay out of the logs: only the route's pattern, the method and the outcome are written. */
const serializers = {
  req: (peticion: { method?: string; routeOptions?: { url?: string }; id?: string }) => ({
    metodo: peticion.method,
    ruta: peticion.routeOptions?.url ?? 'desconocida',
  }),
  res: (respuesta: { statusCode?: number }) => ({ estado: respuesta.statusCode }),
  err: (error: Error & { code?: string; codigo?: string }) => ({
    tipo: error.name,
    codigo: error.code ?? error.codigo,
    causa: (error.cause as { code?: string } | undefined)?.code,
    // Messages of the database carry the values that failed; the place in our code is enough to find the fault.
    pila: error.stack
      ?.split('\n')
      .filter((linea) => linea.startsWith('    at '))
      .slice(0, 12),
  }),
};

/** Whose session it was, or whose signed address; `null` when nobody is known to have asked. */
const quienDe = ({ identificado, firmante }: FastifyRequest): Id | null =>
  identificado?.actor?.id ?? firmante ?? null;

/** One line for each request, at its end; one for who went away before it. Each with who asked. */
class UnaLineaPorSolicitud extends LogController {
  /** What the lines of each route and status have in common is written once. */
  private readonly porSuerte = new Map<string, Logger>();

  /** What a finished request says of itself is only what the serializers let out: there is nothing in it to cross out. */
  constructor(private readonly lineas: Logger) {
    super();
  }

  private lineasDe(req: FastifyRequest, res: FastifyReply): Logger {
    const suerte = `${res.statusCode} ${req.method} ${req.routeOptions.url ?? ''}`;
    const conocidas = this.porSuerte.get(suerte);
    if (conocidas) return conocidas;
    const nuevas = this.lineas.child({ req, res });
    this.porSuerte.set(suerte, nuevas);
    return nuevas;
  }

  override incomingRequest(req: FastifyRequest): void {
    req.raw.once('close', () => {
      if (req.raw.aborted) req.log.info({ req, usuario: quienDe(req) }, 'request aborted');
    });
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const responseTime = res.elapsedTime;
    const usuario = quienDe(req);
    if (err) req.log.error({ req, res, err, usuario, responseTime }, 'request errored');
    else this.lineasDe(req, res).info({ reqId: req.id, usuario, responseTime }, 'request completed');
  }
}

export const opcionesRegistro = (nivel: string, destino?: Destino): FastifyServerOptions => ({
  logger: {
    level: nivel,
    serializers: serializers as never,
    redact: ['authorization', 'password', 'token', '*.authorization', '*.password', '*.token'],
    ...(destino ? { stream: destino } : {}),
  },
  logController: new UnaLineaPorSolicitud(
    pino({ level: nivel, serializers: serializers as never }, destino as never),
  ),
  genReqId: ({ headers }) => identificadorDeSolicitud(headers['x-request-id']),
});

/** What somebody was not let do, or did too many times. */
const RECHAZOS = new Set([401, 403, 422, 429]);

/** What people do to their own access; told whatever comes of it. */
const DE_ACCESO = /\/auth\/(?:login|logout|password|reset-password|sesiones\/cerrar)/;

/** One line for each, with who and from where, and nothing of what they sent. */
export const registrarSeguridad = (
  app: FastifyInstance,
  quien: (peticion: FastifyRequest) => Identificado | null,
): void => {
  app.addHook('onResponse', (peticion, { statusCode: estado }, seguir) => {
    const ruta = peticion.routeOptions.url ?? 'desconocida';
    if (!RECHAZOS.has(estado) && !DE_ACCESO.test(ruta)) return seguir();
    const suceso = {
      metodo: peticion.method,
      ruta,
      estado,
      usuario: quien(peticion)?.actor?.id ?? null,
      direccion: direccionDe(peticion),
    };
    peticion.log[estado >= 400 ? 'warn' : 'info']({ seguridad: suceso }, 'Suceso de seguridad');
    seguir();
  });
};
