import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import pino, { type Logger } from 'pino';
import { identificadorDeSolicitud } from '@/server/http/identificador-de-solicitud';

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

/** One line for each request, at its end; one for who went away before it. */
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
      if (req.raw.aborted) req.log.info({ req }, 'request aborted');
    });
  }

  override requestCompleted(err: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const responseTime = res.elapsedTime;
    if (err) req.log.error({ req, res, err, responseTime }, 'request errored');
    else this.lineasDe(req, res).info({ reqId: req.id, responseTime }, 'request completed');
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
