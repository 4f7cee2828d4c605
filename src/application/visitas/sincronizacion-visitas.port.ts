export interface ConteoGuardado {
  /** Keeps the highest count any browser has sent, of those that may be true. */
  subirHasta(conteo: number, ahora: Date): Promise<void>;
}

export interface ConteoVisitas {
  count: number;
  /** ISO date-time. */
  timestamp: string;
}

export interface SincronizacionVisitas {
  /** Sends the count, only when an address is set (specification §7); the answer is not read. */
  enviar(conteo: ConteoVisitas): Promise<void>;
}
