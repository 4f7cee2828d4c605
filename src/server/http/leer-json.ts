import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

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
