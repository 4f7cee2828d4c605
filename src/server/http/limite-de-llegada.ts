import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { cuerpoDeError } from '@/server/http/errores-http';
import { esCruda } from '@/server/http/recibir-crudo';

/** Ten megabytes from a venue with a poor line; the headers, and every other body, have the short limit. */
export const ESPERA_SUBIDA_MS = 330_000;
const ESPERA_SOLICITUD_MS = 30_000;

const esSubida = ({ method, routeOptions }: FastifyRequest): boolean =>
  esCruda(`${method} ${(routeOptions.url ?? '').replace(/^\/[\w-]+-api/, '')}`);

/** Longer than any address of ours, its file names included; what follows the `?` has the limit of the headers. */
const RUTA_MAXIMA = 2_048;

const RUTA_LARGA = Object.assign(new Error('La ruta es demasiado larga'), { statusCode: 414 });

const largoDeRuta = ({ url }: FastifyRequest): number => {
  const consulta = url.indexOf('?');
  return consulta < 0 ? url.length : consulta;
};

/** With neither, the request ends with its headers. */
const traeCuerpo = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** Who sends a body slowly, to keep the connection busy, is answered 408 and cut; a path too long, 414. */
export const limitarLlegada = (app: FastifyInstance, esperaMs = ESPERA_SOLICITUD_MS): void => {
  app.server.headersTimeout = esperaMs;
  const relojes = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (peticion, _respuesta, seguir) => {
    seguir(largoDeRuta(peticion) > RUTA_MAXIMA ? RUTA_LARGA : undefined);
  });
  app.addHook('onRequest', (peticion, respuesta, seguir) => {
    if (!traeCuerpo(peticion) || esSubida(peticion)) return seguir();
    const reloj = setTimeout(() => {
      if (respuesta.sent || peticion.raw.complete) return;
      const error = new ErrorAplicacion('VALIDACION', 'La solicitud tardó demasiado en llegar');
      respuesta.code(408).header('connection', 'close').send(cuerpoDeError(error));
    }, esperaMs);
    relojes.set(peticion, reloj.unref());
    seguir();
  });
  const soltar = (peticion: FastifyRequest, _respuesta: FastifyReply, seguir: () => void): void => {
    clearTimeout(relojes.get(peticion));
    seguir();
  };
  app.addHook('preValidation', soltar);
  app.addHook('onResponse', soltar);
};
