export interface ConteoGuardado {
  /** Keeps the highest count any browser has sent. */
  subirHasta(conteo: number, ahora: Date): Promise<void>;
}
