import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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
