import { Server } from 'node:net';
import { setTimeout as pausa } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a request that was already on its way to be read. */
const GRACIA_MS = 250;

/**
 * Stops listening, lets the open connections bring what they had already sent, and closes when the accepted requests
 * are answered. (Closing at once would drop connections whose request is not read yet.)
 */
export const cerrarEnOrden = async (app: FastifyInstance): Promise<void> => {
  Server.prototype.close.call(app.server);
  await pausa(GRACIA_MS);
  await app.close();
};
