/** How a creation is asked for. */
export interface OpcionesCreacion {
  /** The same key sent twice creates one record; see {@link GeneradorIds}. */
  clave?: string;
}

/** Says that nobody waits for an answer any more; an AbortSignal of the platform is one. */
export interface SenalCancelacion {
  readonly aborted: boolean;
}

/** How a read is asked for. */
export interface OpcionesLectura {
  senal?: SenalCancelacion;
}
