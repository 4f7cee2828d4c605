import type { Listado } from '@/domain/archivos/archivo';
import type { Manifiesto } from '@/domain/respaldos/manifiesto';

export type Contenido = AsyncIterable<Uint8Array>;

/** The stored files, as a copy of all of them needs them. Paths use `/`; the root is ''. */
export interface ArchivosRespaldables {
  listar(ruta: string): Promise<Listado>;
  /** `null` when it is not there any more; `tamano` in bytes. */
  abrir(ruta: string): Promise<{ contenido: Contenido; tamano: number } | null>;
}

export interface ArchivosRestaurables extends Pick<ArchivosRespaldables, 'listar'> {
  guardar(ruta: string, contenido: Contenido): Promise<void>;
  crearCarpeta(nombre: string, rutaPadre: string): Promise<void>;
}

export type TablaRespaldada = Omit<Manifiesto['tablas'][number], 'filas'>;

/** The database at one instant: what is written while it is read does not show. */
export interface Instantanea
  extends Pick<Manifiesto, 'motor' | 'migraciones' | 'secuencias' | 'tablas_sin_filas' | 'sello'> {
  /** Each one after those it points at. */
  tablas: TablaRespaldada[];
  /** Some rows at a time, each a line of JSON. */
  filas(tabla: TablaRespaldada): AsyncIterable<string[]>;
}

export interface DatosRespaldables {
  instantanea<T>(trabajo: (foto: Instantanea) => Promise<T>): Promise<T>;
}

export interface FilasDeTabla {
  tabla: string;
  lineas: string[];
}

/** Where a backup goes back to: empty, or emptied because somebody asked for it. */
export interface DatosRestaurables {
  /**
   * All of it or nothing of it: `alFinal` runs with everything in, and when it fails what there was stays. Throws
   * ErrorRespaldo when a table ends with other rows than the backup has.
   */
  restaurar(
    manifiesto: Manifiesto,
    filas: AsyncIterable<FilasDeTabla>,
    alFinal?: () => Promise<void>,
  ): Promise<void>;
}
