/** Which folders were marked as only for ADMINISTRADOR. */
export interface CarpetasReservadas {
  listar(): Promise<string[]>;
  /** Those that were already are left as they are. */
  marcar(rutas: readonly string[]): Promise<void>;
  desmarcar(rutas: readonly string[]): Promise<void>;
}
