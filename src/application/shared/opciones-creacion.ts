/** How a creation is asked for. */
export interface OpcionesCreacion {
  /** The same key sent twice creates one record; see {@link GeneradorIds}. */
  clave?: string;
}
