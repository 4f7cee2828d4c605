import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';

export type Contenido = AsyncIterable<Uint8Array>;

export interface ArchivoAbierto {
  contenido: Contenido;
  /** Bytes. */
  tamano: number;
}

/** Where the server keeps the files: a disk or a bucket. */
export interface BodegaArchivos extends OrdenArchivos {
  /** Rejects when nothing can be read or written now. */
  comprobar(): Promise<void>;
  existe(ruta: string): Promise<boolean>;
  /** `null` when it is not there. */
  abrir(ruta: string): Promise<ArchivoAbierto | null>;
  /** All of it or nothing: when `contenido` fails half way, what was there before stays as it was. */
  guardar(ruta: string, contenido: Contenido): Promise<void>;
}
