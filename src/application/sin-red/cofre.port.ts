/**
 * `apagado`: nobody chose to work without a network on this device, or what was kept was erased. `cerrado`: something is
 * kept and its owner has yet to open it. `abierto`: it can be read and written.
 */
export type EstadoCofre = 'apagado' | 'cerrado' | 'abierto';

/**
 * What one person keeps on one device, encrypted at rest, each thing under a name: a collection and what tells it apart
 * within it (`copia datos`, `cola 0007`). Only the collection can be read while it is closed. It belongs to whoever is
 * signed in: another person's things are not seen, listed or erased through it.
 *
 * What is kept to be read (`copia`) is erased at sign-out, after the days allowed and after too many wrong PINs. Nothing
 * else is: what waits to be sent stays sealed, and its owner opens it by signing in with a network.
 */
export interface Cofre {
  estado(): EstadoCofre;
  /** Calls back on each change of `estado`, also when it came from another tab. Answers how to stop. */
  suscribir(alCambiar: () => void): () => void;
  /** `null` when there is none or the vault is not open. */
  leer(nombre: string): Promise<string | null>;
  /** Once it resolves, the text survives a crash of the browser. Throws COFRE_CERRADO, or SIN_ESPACIO when the device is full. */
  guardar(nombre: string, texto: string): Promise<void>;
  /** Throws COFRE_CERRADO. */
  quitar(nombre: string): Promise<void>;
  /** Names that begin so, in order; empty when it is not open. */
  nombres(prefijo: string): Promise<readonly string[]>;
  /** How many whoever is signed in keeps in a collection (`cola`), also while it is closed. */
  cuantos(coleccion: string): Promise<number>;
  /** Closes a text that is kept elsewhere; `para` is what it is for, and is not secret. `null` when it is not open. */
  sellar(texto: string, para: string): Promise<string | null>;
  /** `null` when it is not open, or whoever is signed in did not seal it here for that. */
  desellar(sello: string, para: string): Promise<string | null>;
}
