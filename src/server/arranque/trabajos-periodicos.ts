import type { FastifyBaseLogger } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

const UN_MINUTO_MS = 60_000;
/** As often as a PostgreSQL server writes its own log down by default. */
const CINCO_MINUTOS_MS = 300_000;
const UNA_HORA_MS = 3_600_000;
/** What is written and not signed yet is all that could be written over without a trace. */
const CINCO_SEGUNDOS_MS = 5_000;

interface Trabajos
  extends Pick<ServiciosServidor, 'limpiarVencidos' | 'compactarConteos' | 'sellarHistoria'> {
  /** Tells administrators, once, of a backup that failed. */
  avisarDelSistema(): Promise<void>;
  /** Looks at the clock, and writes down that the server was here. */
  repasarReloj(): void;
  /** Only the embedded database: its log grows until the next start otherwise, and the next start reads all of it. */
  asentar?: (() => Promise<void>) | undefined;
}

/**
 * Signs the history, one time after another. The first seal of each day is told in the log, where whoever has the database
 * does not reach; a history that is not as it was signed, once for each thing that is wrong with it.
 */
export const crearSellador = (
  sellar: ServiciosServidor['sellarHistoria'],
  registro: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): (() => Promise<void>) => {
  let dicha: string | null = null;
  let enCurso = false;
  return async () => {
    if (enCurso) return;
    enCurso = true;
    try {
      const { sello, nuevo, falla, perdidos } = await sellar();
      if (perdidos > 0)
        registro.warn(
          { sellos: perdidos },
          'Se perdieron los últimos segundos de la historia: pasa cuando se va la luz. Quedó escrito en ella y se sigue firmando',
        );
      if (sello && nuevo) {
        const { numero, firma, previo, clave } = sello;
        registro.info({ sello: { numero, firma, previo, clave } }, 'Sello de la historia');
      }
      if (falla && falla !== dicha)
        registro.error({ historia: falla }, 'La historia no está como se firmó: revise verificar-auditoria');
      dicha = falla;
    } finally {
      enCurso = false;
    }
  };
};

/**
 * What is done from time to time while the server runs; returns what calls it off. The first time waits too: starting
 * is not the time for it. A failure is logged, and the next time tries again.
 */
export const iniciarTrabajosPeriodicos = (
  { limpiarVencidos, compactarConteos, sellarHistoria, avisarDelSistema, repasarReloj, asentar }: Trabajos,
  registro: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): (() => void) => {
  const relojes: NodeJS.Timeout[] = [];
  const cada = (ms: number, hacer: () => Promise<void>, siFalla: string) => {
    const intentar = () => hacer().catch((error: unknown) => registro.warn({ err: error }, siFalla));
    relojes.push(setInterval(intentar, ms).unref());
  };
  cada(UN_MINUTO_MS, async () => repasarReloj(), 'No se revisó el reloj');
  cada(CINCO_SEGUNDOS_MS, crearSellador(sellarHistoria, registro), 'No se selló la historia');
  cada(UNA_HORA_MS, limpiarVencidos, 'No se limpió lo vencido');
  cada(CINCO_MINUTOS_MS, compactarConteos, 'No se compactaron los conteos');
  cada(CINCO_MINUTOS_MS, avisarDelSistema, 'No se avisó del estado del sistema');
  if (asentar) cada(CINCO_MINUTOS_MS, asentar, 'No se asentó la base de datos');
  return () => {
    for (const reloj of relojes) clearInterval(reloj);
  };
};
