/** Where failures that are not shown to anyone are written. Never give it personal data. */
export interface Registro {
  aviso(mensaje: string, causa?: unknown): void;
  error(mensaje: string, causa?: unknown): void;
}
