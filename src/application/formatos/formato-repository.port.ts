import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { CambiosFormato, DatosFormato } from '@/domain/formatos/datos-formato';
import type { Formato, FormatoEnLista } from '@/domain/formatos/formato';
import type { Id } from '@/domain/shared/id';

export interface FormatoRepository {
  /** Every version of every template, sorted as {@link ordenarFormatos} does; `null` when the service keeps none. */
  listar(): Promise<readonly FormatoEnLista[] | null>;
  obtener(id: Id): Promise<Formato | null>;
  /** A draft, numbered after the newest version of its codigo. Throws DUPLICADO while that codigo has another draft. */
  crear(datos: DatosFormato, opciones?: OpcionesCreacion): Promise<Formato>;
  /**
   * Only the given fields change. Putting one in force makes obsolete the version of the same codigo that was. Throws
   * NO_ENCONTRADO, and VERSION_OBSOLETA (with the stored record in `actual`) when `cambios.version` is not the stored
   * one.
   */
  actualizar(id: Id, cambios: CambiosFormato): Promise<Formato>;
  /** Throws NO_ENCONTRADO. */
  eliminar(id: Id): Promise<void>;
}
