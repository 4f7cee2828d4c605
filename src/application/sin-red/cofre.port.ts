/**
 * `apagado`: nobody chose to work without a network on this device, or what was kept was erased. `cerrado`: something is
 * kept and its owner has yet to open it. `abierto`: it can be read and written.
 */
export type EstadoCofre = 'apagado' | 'cerrado' | 'abierto';

/**
 * What one person keeps on one device, encrypted at rest, each thing under a name (`copia participantes`, `cola 0007`).
 * It belongs to whoever opened it: another person's things are not seen, listed or erased through it.
 */
export interface Cofre {
  estado(): EstadoCofre;
  /** Calls back on each change of `estado`, also when it came from another tab. Answers how to stop. */
  suscribir(alCambiar: () => void): () => void;
  /** `null` when there is none or the vault is not open. */
  leer(nombre: string): Promise<string | null>;
  /** Once it resolves, the text survives a crash of the browser. Throws COFRE_CERRADO, or SIN_ESPACIO when the device is full. */
  guardar(nombre: string, texto: string): Promise<void>;
  quitar(nombre: string): Promise<void>;
  /** Names that begin so, in order; empty when it is not open. */
  nombres(prefijo: string): Promise<readonly string[]>;
}
