/** A draft that only its owner can open, in one way or both. */
export interface SobreCerrado {
  guardado_en: number;
  /** With the key that the service gives them. */
  sobre?: string;
  /** With their vault of this device. */
  sello?: string;
  /** How long it is kept; half an hour where it does not say. */
  vigencia_ms?: number;
}

/** Where this browser keeps closed drafts, each person's apart: those of whoever shares the computer stay. None is older than it may be. */
export interface CajaBorradores {
  /** Whether something of that person is kept. */
  hay(dueno: string): boolean;
  leer(dueno: string, formulario: string): SobreCerrado | null;
  /** Under which names something of that person is kept. */
  nombres(dueno: string): string[];
  guardar(dueno: string, formulario: string, sobre: SobreCerrado): void;
  quitar(dueno: string, formulario: string): void;
  /** Signing out leaves nothing of theirs. */
  vaciar(dueno: string): void;
}
