/** Everything the clients were told is done, to be compared with what is stored. */
export interface LibroDeConfirmaciones {
  /** Id by name. */
  participantes: Map<string, number>;
  /** By participante: the text of the last confirmed change and the version that came with it. */
  notas: Map<number, { observaciones: string; version: number }>;
  /** Receipt number by reference. */
  recibos: Map<string, number>;
  periodos: Set<string>;
  confirmadas: number;
  /** Confirmed only after asking more than once. */
  reintentadas: number;
}

export const abrirLibro = (): LibroDeConfirmaciones => ({
  participantes: new Map(),
  notas: new Map(),
  recibos: new Map(),
  periodos: new Set(),
  confirmadas: 0,
  reintentadas: 0,
});
