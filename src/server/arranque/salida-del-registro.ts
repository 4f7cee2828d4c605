import pino from 'pino';

const JUNTAS_BYTES = 4_096;
const ESPERA_MS = 1_000;

/**
 * Lines leave for the standard output some at a time, without stopping who writes them; none waits longer than a second,
 * and those that wait are written when the process ends, also by an error.
 */
export const abrirSalidaDelRegistro = () =>
  pino.destination({ sync: false, minLength: JUNTAS_BYTES, periodicFlush: ESPERA_MS });
