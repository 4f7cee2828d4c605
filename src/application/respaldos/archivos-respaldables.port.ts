import type { Listado } from '@/domain/archivos/archivo';

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
