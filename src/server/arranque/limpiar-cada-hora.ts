import type { FastifyBaseLogger } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

const UNA_HORA_MS = 3_600_000;

/** The first cleaning waits an hour too: starting is not the time to do it. A failure is logged and tried again. */
export const limpiarCadaHora = (
  { limpiarVencidos }: Pick<ServiciosServidor, 'limpiarVencidos'>,
  registro: FastifyBaseLogger,
): NodeJS.Timeout =>
  setInterval(() => {
    limpiarVencidos().catch((error: unknown) => registro.warn({ err: error }, 'No se limpió lo vencido'));
  }, UNA_HORA_MS).unref();
