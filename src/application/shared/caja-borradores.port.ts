/** A draft that only its owner can open. */
export interface SobreCerrado {
  guardado_en: number;
  sobre: string;
}

/** Where this browser keeps closed drafts: those of one person at a time, none older than half an hour. */
export interface CajaBorradores {
  /** Whether something of that person is kept. */
  hay(dueno: string): boolean;
  leer(dueno: string, formulario: string): SobreCerrado | null;
  /** The drafts of anybody else are thrown away. */
  guardar(dueno: string, formulario: string, sobre: SobreCerrado): void;
  quitar(dueno: string, formulario: string): void;
  /** Signing out leaves nothing. */
  vaciar(): void;
}
