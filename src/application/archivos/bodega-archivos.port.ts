import type { Listado } from '@/domain/archivos/archivo';
import type { PapelFirmado } from '@/domain/archivos/papel-firmado';
import type { SucesoDeArchivo } from '@/domain/archivos/suceso-de-archivo';

/** Where what one person does with the stored files is written down. */
export interface BitacoraArchivos {
  anotar(suceso: SucesoDeArchivo): Promise<void>;
}

/** Which folders were marked as only for ADMINISTRADOR. */
export interface CarpetasReservadas {
  listar(): Promise<string[]>;
  /** Those that were already are left as they are. */
  marcar(rutas: readonly string[]): Promise<void>;
  desmarcar(rutas: readonly string[]): Promise<void>;
}

/** What the records of people say of a stored file. */
export interface PapelesFirmados {
  /** Whose signed paper it is; `null` for a file that no record names. */
  de(ruta: string): Promise<PapelFirmado | null>;
}

/** Runs one change to the stored files at a time, among all who share them: what was looked at is still so when written. */
export type TurnoArchivos = <T>(cambio: () => Promise<T>) => Promise<T>;

export type Contenido = AsyncIterable<Uint8Array>;

export interface ArchivoAbierto {
  contenido: Contenido;
  /** Bytes. */
  tamano: number;
}

export type ClaseGuardada = 'archivo' | 'carpeta';

/** Leaves what was received at that path, with the folders above it. Throws DUPLICADO when something is there. */
type Colocar = (ruta: string) => Promise<void>;

/**
 * Where the server keeps the files: a disk or a bucket. It only stores: whoever uses it decides what is replaced, and
 * takes turns with the others who change it. Paths use `/`; the root is ''.
 */
export interface BodegaArchivos {
  /** Rejects when nothing can be read or written now. */
  comprobar(): Promise<void>;
  /** Empty for a folder that is not there. */
  listar(ruta: string): Promise<Listado>;
  queHay(ruta: string): Promise<ClaseGuardada | null>;
  /** `null` when it is not there. */
  abrir(ruta: string): Promise<ArchivoAbierto | null>;
  /** All of it or nothing: when `contenido` fails half way, what was there before stays as it was. */
  guardar(ruta: string, contenido: Contenido): Promise<void>;
  /** Takes the whole content out of sight and hands over how to leave it somewhere; what is not left is gone. */
  recibir<T>(contenido: Contenido, usar: (colocar: Colocar) => Promise<T>): Promise<T>;
  /** A short text, kept even when there is no room for files: deleting needs it. */
  escribirNota(ruta: string, texto: string): Promise<void>;
  /** `null` when it is not there. */
  leerNota(ruta: string): Promise<string | null>;
  /** A file, or a folder with all that is in it. Throws NO_ENCONTRADO, and DUPLICADO when something is at `destino`. */
  mover(origen: string, destino: string): Promise<void>;
  /** With the folders above it. Throws DUPLICADO. */
  crearCarpeta(nombre: string, rutaPadre: string): Promise<void>;
  /** For good. Throws NO_ENCONTRADO. */
  eliminar(ruta: string): Promise<void>;
  /** For good, with all that is in it. Throws NO_ENCONTRADO. */
  eliminarCarpeta(ruta: string): Promise<void>;
}
