import type { FastifyBodyParser, FastifyInstance } from 'fastify';

/** JSON without prototype tricks; an empty body is no body, for the calls that carry none. */
export const leerJson = (app: FastifyInstance): FastifyBodyParser<string> => {
  const analizarJson = app.getDefaultJsonParser('error', 'error') as FastifyBodyParser<string>;
  return (peticion, cuerpo, listo) => {
    if (cuerpo.trim() === '') return listo(null, undefined);
    return analizarJson(peticion, cuerpo, listo);
  };
};
