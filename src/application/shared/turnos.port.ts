/** Work that is done a few at a time. */
export interface Turnos {
  ocupados: number;
  enEspera: number;
}
