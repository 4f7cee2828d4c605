/** A backup cannot be made, read or restored; the message says why and what to do, to whoever runs the command. */
export class ErrorRespaldo extends Error {
  override readonly name = 'ErrorRespaldo';
}

/** What a backup says of itself is quoted in some: in a terminal a control would be an order. */
export const errorRespaldo = (mensaje: string): ErrorRespaldo =>
  new ErrorRespaldo(mensaje.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '·'));
