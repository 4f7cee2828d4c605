import type { ArchivoElegido, Listado } from '@/domain/archivos/archivo';

/** A file with whatever holds its bytes; only the adapter looks inside. */
export type ArchivoConContenido = ArchivoElegido & { contenido: unknown };

/** The foundation's stored files. Paths use `/` and never begin or end with it; the root is ''. */
export interface ArchivoStore {
  listar(ruta: string): Promise<Listado>;
  subir(ruta: string, archivo: ArchivoConContenido): Promise<void>;
  eliminar(ruta: string): Promise<void>;
  crearCarpeta(nombre: string, rutaPadre: string): Promise<void>;
  renombrarCarpeta(anterior: string, nuevo: string, rutaPadre: string): Promise<void>;
  eliminarCarpeta(ruta: string): Promise<void>;
  /** Where the file is downloaded from (specification §7). */
  urlDescarga(ruta: string): string;
}
