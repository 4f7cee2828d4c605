import type { FastifyBaseLogger } from 'fastify';

/** What a PostgreSQL server waits by default between two checkpoints. */
const CINCO_MINUTOS_MS = 300_000;

/** Without it the log of the embedded database grows until the next start, and the next start reads all of it. */
export const asentarCadaRato = (
  asentar: (() => Promise<void>) | undefined,
  registro: FastifyBaseLogger,
): NodeJS.Timeout | undefined =>
  asentar &&
  setInterval(() => {
    asentar().catch((error: unknown) => registro.warn({ err: error }, 'No se asentó la base de datos'));
  }, CINCO_MINUTOS_MS).unref();
