import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';
import type { firmarArchivos } from '@/application/archivos/firmar-archivos';
import type { organizarArchivos } from '@/application/archivos/organizar-archivos';
import type { usarFirma } from '@/application/archivos/usar-firma';
import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';

/** What one person may do with the stored files. */
export type ServiciosArchivosPeticion = Pick<OrdenArchivos, 'listar'> &
  ReturnType<typeof organizarArchivos> & { firmar: ReturnType<typeof firmarArchivos> };

export interface ServiciosArchivosServidor {
  de(quien: { id: Id; rol: Rol; origen: string | null }): ServiciosArchivosPeticion;
  /** Calls on signed addresses, which carry no session. */
  firmados: ReturnType<typeof usarFirma>;
  /** Removes for good what has been in the bin its thirty days. Answers how many. */
  depurarPapelera(): Promise<number>;
}
