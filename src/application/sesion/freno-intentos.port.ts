/** Something that is counted per window of time: failures of an account, attempts from an address. */
export interface CuentaDeIntentos {
  clave: string;
  maximo: number;
}

export interface FrenoIntentos {
  /**
   * Counts an attempt on each key before it is made, so that many at once do not slip through. Throws
   * DEMASIADOS_INTENTOS, with the seconds to wait, when a key has reached its maximum; then nothing is counted.
   * Answers how to take this attempt back, for when it was not a failure.
   */
  contar(cuentas: readonly CuentaDeIntentos[]): Promise<() => Promise<void>>;
  /** Forgets what was counted on a key. */
  olvidar(clave: string): Promise<void>;
  /** Whether somebody came in with that key, of an account and an address, not long ago. */
  conoce(clave: string): Promise<boolean>;
  /** Notes that somebody came in with that key. */
  reconocer(clave: string): Promise<void>;
}
