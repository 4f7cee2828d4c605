import type { ArchivoElegido, Listado } from '@/domain/archivos/archivo';
import type { SiExiste } from '@/domain/archivos/nombre-archivo';
import type { EnPapelera } from '@/domain/archivos/papelera';

/** A file with whatever holds its bytes; only the adapter looks inside. */
export type ArchivoConContenido = ArchivoElegido & { contenido: unknown };

/** What is already sent, from 0 to 1. */
export type Avance = (parte: number) => void;

/** Order among stored files, the same for who asks and for who stores. Paths use `/`; the root is ''. */
export interface OrdenArchivos {
  /** Empty for a folder that is not there, or that is not for whoever asks. */
  listar(ruta: string): Promise<Listado>;
  /** To the bin. Throws CONFLICTO for a signed paper of somebody. */
  eliminar(ruta: string): Promise<void>;
  /** Throws DUPLICADO when the new name is taken. */
  renombrarArchivo(anterior: string, nuevo: string, rutaPadre: string): Promise<void>;
  /** With the folders above it. Throws DUPLICADO. */
  crearCarpeta(nombre: string, rutaPadre: string): Promise<void>;
  /** With all that is in it. Throws DUPLICADO. */
  renombrarCarpeta(anterior: string, nuevo: string, rutaPadre: string): Promise<void>;
  /** To the bin, with all that is in it. */
  eliminarCarpeta(ruta: string): Promise<void>;
  /** From then on the folder and all that is in it are only for ADMINISTRADOR, or no longer. */
  reservarCarpeta(ruta: string, reservada: boolean): Promise<void>;
  /** What was replaced or deleted and can still be brought back, newest first. */
  listarPapelera(): Promise<EnPapelera[]>;
  /** Back to where it was, beside whatever took its name meanwhile. Answers its path. Throws NO_ENCONTRADO. */
  restaurar(id: string): Promise<string>;
  /** For good. Throws NO_ENCONTRADO. */
  eliminarDePapelera(id: string): Promise<void>;
}

/** The foundation's stored files, as the back-office asks for them. */
export interface ArchivoStore extends OrdenArchivos {
  /**
   * Creates the folder when it is not there, and answers the name the file was left with. Throws DUPLICADO when the name
   * is taken and `siExiste` does not say what to do.
   */
  subir(ruta: string, archivo: ArchivoConContenido, avance?: Avance, siExiste?: SiExiste): Promise<string>;
  /** An address to download it from, good for one use within a minute. */
  urlDescarga(ruta: string): Promise<string>;
  /** Its bytes, to look at it here. */
  leer(ruta: string): Promise<Uint8Array<ArrayBuffer>>;
}
