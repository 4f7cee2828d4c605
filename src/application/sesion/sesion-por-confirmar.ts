/**
 * A session known from a moment ago, that the database has yet to say is still good. It says so in the same question that
 * reads, or writes, what is asked for: until then nothing of it is told to anybody, and nothing is kept.
 */
export interface SesionPorConfirmar {
  huella: string;
  /** A question has left: what it did is not known until its answer comes. */
  preguntada: boolean;
  confirmada: boolean;
}

/** The session is no longer what it was, or what was asked for cannot confirm it: it must be asked for on its own. */
export class SesionSinConfirmar extends Error {
  constructor() {
    super('La sesión no quedó confirmada');
    this.name = 'SesionSinConfirmar';
  }
}
