export interface Azar {
  /** A number in [0, 1). */
  siguiente(): number;
}
