import type { FastifyBaseLogger } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

/** As often as a PostgreSQL server writes its own log down by default. */
const CINCO_MINUTOS_MS = 300_000;
const UNA_HORA_MS = 3_600_000;

interface Trabajos extends Pick<ServiciosServidor, 'limpiarVencidos' | 'compactarConteos'> {
  /** Only the embedded database: its log grows until the next start otherwise, and the next start reads all of it. */
  asentar?: (() => Promise<void>) | undefined;
}

/**
 * What is done from time to time while the server runs; returns what calls it off. The first time waits too: starting
 * is not the time for it. A failure is logged, and the next time tries again.
 */
export const iniciarTrabajosPeriodicos = (
  { limpiarVencidos, compactarConteos, asentar }: Trabajos,
  registro: Pick<FastifyBaseLogger, 'warn'>,
): (() => void) => {
  const relojes: NodeJS.Timeout[] = [];
  const cada = (ms: number, hacer: () => Promise<void>, siFalla: string) => {
    const intentar = () => hacer().catch((error: unknown) => registro.warn({ err: error }, siFalla));
    relojes.push(setInterval(intentar, ms).unref());
  };
  cada(UNA_HORA_MS, limpiarVencidos, 'No se limpió lo vencido');
  cada(CINCO_MINUTOS_MS, compactarConteos, 'No se compactaron los conteos');
  if (asentar) cada(CINCO_MINUTOS_MS, asentar, 'No se asentó la base de datos');
  return () => {
    for (const reloj of relojes) clearInterval(reloj);
  };
};
