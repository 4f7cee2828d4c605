/** Failures of an account from addresses it has never come in from. */
export const claveDeCuenta = (correo: string): string => `cuenta:${correo}`;

/** The same from one where it has. */
export const claveDeAcceso = (correo: string, direccion: string): string => `acceso:${correo}|${direccion}`;
