import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What adds to the disk. The store of files looks after itself: it also takes the calls that make room. */
const agrega = ({ method, routeOptions: { url = '' } }: FastifyRequest): boolean =>
  (method === 'POST' || method === 'PUT') &&
  url.startsWith('/dashboard-api/') &&
  !url.startsWith('/dashboard-api/storage/');

/** While the disk is almost full nothing new is taken in; reading, signing in and deleting go on. */
export const cuidarEspacio = (app: FastifyInstance, exigirEspacio: () => void): void => {
  app.addHook('preHandler', (peticion, _respuesta, seguir) => {
    if (agrega(peticion)) exigirEspacio();
    seguir();
  });
};
