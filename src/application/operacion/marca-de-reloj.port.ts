/** The last time that a server was seen working, kept for the next start. */
export interface MarcaDeReloj {
  /** ms since 1970; `null` the first time. */
  visto: number | null;
  /** How many times somebody said that the time of the machine is right. */
  aceptaciones: number;
}

export interface LibretaDeReloj {
  leer(): MarcaDeReloj;
  /** A disk that does not let write is no reason to stop: the earlier mark stays. */
  guardar(marca: MarcaDeReloj): void;
}
