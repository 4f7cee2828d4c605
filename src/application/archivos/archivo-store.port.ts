import type { ArchivoElegido, Listado } from '@/domain/archivos/archivo';

/** A file with whatever holds its bytes; only the adapter looks inside. */
export type ArchivoConContenido = ArchivoElegido & { contenido: unknown };

/** What is already sent, from 0 to 1. */
export type Avance = (parte: number) => void;

/** Order among stored files, the same for who asks and for who stores. Paths use `/`; the root is ''. */
export interface OrdenArchivos {
  /** Empty for a folder that is not there. */
  listar(ruta: string): Promise<Listado>;
  eliminar(ruta: string): Promise<void>;
  /** Throws DUPLICADO when the new name is taken. */
  renombrarArchivo(anterior: string, nuevo: string, rutaPadre: string): Promise<void>;
  /** With the folders above it. Throws DUPLICADO. */
  crearCarpeta(nombre: string, rutaPadre: string): Promise<void>;
  /** With all that is in it. Throws DUPLICADO. */
  renombrarCarpeta(anterior: string, nuevo: string, rutaPadre: string): Promise<void>;
  /** With all that is in it. */
  eliminarCarpeta(ruta: string): Promise<void>;
}

/** The foundation's stored files, as the back-office asks for them. */
export interface ArchivoStore extends OrdenArchivos {
  /** Replaces a file of the same name. Creates the folder when it is not there. */
  subir(ruta: string, archivo: ArchivoConContenido, avance?: Avance): Promise<void>;
  /** An address to download it from, good for one use within a minute. */
  urlDescarga(ruta: string): Promise<string>;
}
