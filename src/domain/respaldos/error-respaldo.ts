/** A backup cannot be made, read or restored; the message says why and what to do, to whoever runs the command. */
export class ErrorRespaldo extends Error {
  override readonly name = 'ErrorRespaldo';
}

export const errorRespaldo = (mensaje: string): ErrorRespaldo => new ErrorRespaldo(mensaje);
