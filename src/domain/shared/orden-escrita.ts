/** A write as data, so that it can be asked for again exactly as it was: `mensualidades.registrarAbono(7, {…}, {clave})`. */
export interface OrdenEscrita {
  servicio: string;
  metodo: string;
  argumentos: readonly unknown[];
}

/** A service answers the same to the same key for a day: asking again after it could write twice. An hour less, for clocks apart. */
export const VIGENCIA_CLAVE_MS = 23 * 60 * 60_000;
