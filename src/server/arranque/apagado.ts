import { Server } from 'node:net';
import { setTimeout as pausa, setImmediate as siguienteVuelta } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { decir } from '@/server/arranque/mensajes';

/** Long enough for a request that was already on its way to be read. */
const GRACIA_MS = 250;

/** A timer that fires late, after a busy stretch, runs before the sockets are looked at: let them be read first. */
const darGracia = async (): Promise<void> => {
  await pausa(GRACIA_MS);
  for (let vuelta = 0; vuelta < 3; vuelta += 1) await siguienteVuelta();
};

/**
 * Takes in the connections that were waiting at the door, stops listening, lets the open ones bring what they had
 * already sent, and closes when the accepted requests are answered. (Closing at once would drop those whose request is
 * not read yet.)
 */
export const cerrarEnOrden = async (
  app: FastifyInstance,
  dejarDeEscuchar = (): void => void Server.prototype.close.call(app.server),
): Promise<void> => {
  await darGracia();
  dejarDeEscuchar();
  await darGracia();
  await app.close();
};

const SENALES = ['SIGTERM', 'SIGINT'] as const;

/** The first signal ends in order: no new requests, the accepted ones finish, the database closes. The second does not wait. */
export const apagarConSenal = (cerrar: () => Promise<void>): void => {
  let cerrando = false;
  const atender = (): void => {
    if (cerrando) process.exit(1);
    cerrando = true;
    decir('Deteniendo el servidor…');
    cerrar().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const senal of SENALES) process.on(senal, atender);
};
