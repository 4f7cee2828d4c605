import { Readable } from 'node:stream';
import type { FastifyBodyParser, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { tieneNulo } from '@/domain/shared/textos';
import { cuerpoDeError, cuerpoDeNoEncontrado } from '@/server/http/errores-http';
import type { Flujo } from '@/server/http/manejador';

/** The calls whose body is bytes of any type, read as they arrive. */
const CRUDAS = new Set(['PUT /storage/object', 'GET /storage/object', 'DELETE /storage/object']);

export const esCruda = (clave: string): boolean => CRUDAS.has(clave);

/** A context of its own, where no type of content is parsed. */
export const enContextoCrudo = (app: FastifyInstance, registrar: (crudo: FastifyInstance) => void): void => {
  app.register(async (crudo) => {
    crudo.removeAllContentTypeParsers();
    crudo.addContentTypeParser('*', (_peticion, contenido, listo) => listo(null, contenido));
    registrar(crudo);
  });
};

export const flujoDe = ({ headers, body }: FastifyRequest): Flujo => {
  const declarado = headers['content-length'];
  return {
    contenido: body instanceof Readable ? body : Readable.from([]),
    tipo: headers['content-type'] ?? '',
    tamanoDeclarado: declarado === undefined ? null : Number(declarado),
  };
};

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** `null` when the bytes are not UTF-8: they would be stored as other letters than those sent. */
const aTexto = (bytes: Buffer): string | null => {
  try {
    return UTF8.decode(bytes);
  } catch {
    return null;
  }
};

/** JSON without prototype tricks; an empty body is no body, for the calls that carry none. */
export const leerJson = (app: FastifyInstance): FastifyBodyParser<Buffer> => {
  const analizarJson = app.getDefaultJsonParser('error', 'error') as FastifyBodyParser<string>;
  return (peticion, bytes, listo) => {
    const cuerpo = aTexto(bytes);
    if (cuerpo === null) return listo(errorValidacion('La solicitud no se puede leer: debe venir en UTF-8'));
    if (cuerpo.trim() === '') return listo(null, undefined);
    return analizarJson(peticion, cuerpo, listo);
  };
};

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

/** Nobody takes what comes with it: it is answered before it is read. */
const rechazarSinDestino = (app: FastifyInstance): void => {
  app.addHook('onRequest', (peticion, respuesta, seguir) => {
    if (!peticion.is404 || !traeCuerpo(peticion)) return seguir();
    respuesta
      .code(404)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .send(cuerpoDeNoEncontrado());
  });
};

/** Who sends a body slowly, to keep the connection busy, is answered 408 and cut; a path too long, 414. */
export const limitarLlegada = (app: FastifyInstance, esperaMs = ESPERA_SOLICITUD_MS): void => {
  app.server.headersTimeout = esperaMs;
  const relojes = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('onRequest', (peticion, _respuesta, seguir) => {
    seguir(largoDeRuta(peticion) > RUTA_MAXIMA ? RUTA_LARGA : undefined);
  });
  rechazarSinDestino(app);
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

/** NUL and halves of a character: text that cannot be stored and read back as it was. */
const esImposible = (texto: string): boolean => tieneNulo(texto) || /\p{Surrogate}/u.test(texto);

const PROFUNDIDAD_MAXIMA = 20;

const contieneImposible = (valor: unknown, nivel: number): boolean => {
  if (typeof valor === 'string') return esImposible(valor);
  if (typeof valor !== 'object' || valor === null) return false;
  if (nivel > PROFUNDIDAD_MAXIMA) return true;
  return Object.entries(valor).some(
    ([clave, dato]) => esImposible(clave) || contieneImposible(dato, nivel + 1),
  );
};

/** Throws VALIDACION when any text of the input, however deep, cannot be stored. */
export const exigirTextoSeguro = (...entradas: unknown[]): void => {
  if (entradas.some((entrada) => contieneImposible(entrada, 0))) {
    throw errorValidacion('Los datos contienen un carácter que no se puede guardar');
  }
};
