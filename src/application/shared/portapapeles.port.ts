export interface Portapapeles {
  /** Rejects when the browser refuses. */
  copiar(texto: string): Promise<void>;
}
