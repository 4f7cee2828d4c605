import type { FastifyBaseLogger } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

const CINCO_MINUTOS_MS = 300_000;

/** Every list adds up the differences written since the last time. A failure is logged and tried again. */
export const compactarCadaRato = (
  { compactarConteos }: Pick<ServiciosServidor, 'compactarConteos'>,
  registro: FastifyBaseLogger,
): NodeJS.Timeout =>
  setInterval(() => {
    compactarConteos().catch((error: unknown) =>
      registro.warn({ err: error }, 'No se compactaron los conteos'),
    );
  }, CINCO_MINUTOS_MS).unref();
