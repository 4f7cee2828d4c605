import { performance } from 'node:perf_hooks';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

export interface Plazos {
  /** How long a question waits for its answer. */
  limiteMs: number;
  /** How long nothing may be answered until the connections are given up. */
  pacienciaMs: number;
}

export type Acotar = <T>(pregunta: () => Promise<T>) => Promise<T>;

/** A timer that fires late, after a busy stretch, runs before the answers that already came are read. */
const PRORROGA_MS = 100;

const VENCIDO = Symbol('vencido');

/**
 * A server that vanishes without closing its connections, as in a cut network, leaves whoever asks waiting for minutes.
 * A question that is not answered in time throws NO_DISPONIBLE; when none is for a while, `renovar` makes new
 * connections. For short questions that change nothing: what is abandoned may still happen.
 */
export const crearPlazo = ({ limiteMs, pacienciaMs }: Plazos, renovar: () => void): Acotar => {
  let silencioDesde: number | null = null;
  const anotarSilencio = (): void => {
    const ahora = performance.now();
    silencioDesde ??= ahora - limiteMs;
    if (ahora - silencioDesde < pacienciaMs) return;
    silencioDesde = null;
    renovar();
  };
  return async (pregunta) => {
    let reloj: NodeJS.Timeout | undefined;
    const vence = new Promise<typeof VENCIDO>((resolver) => {
      reloj = setTimeout(() => {
        reloj = setTimeout(resolver, PRORROGA_MS, VENCIDO);
      }, limiteMs);
    });
    try {
      const respuesta = await Promise.race([pregunta(), vence]);
      if (respuesta !== VENCIDO) {
        silencioDesde = null;
        return respuesta;
      }
    } finally {
      clearTimeout(reloj);
    }
    anotarSilencio();
    throw new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');
  };
};
