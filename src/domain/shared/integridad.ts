import type { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto, errorDuplicado, errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** The field of a record that no other may repeat, and what is read beside it. */
export interface CampoUnico {
  /** What each store calls it: the database's own index bears this name. */
  nombre: string;
  campo: string;
  mensaje: string;
}

/**
 * What no two stored records may share. It holds whoever writes and however many write at once, so each store keeps it
 * with what it has (the database, with an index); what it means and what the person reads is said once, where this is.
 */
export interface Unicidad<T> extends CampoUnico {
  campo: keyof T & string;
  repite(uno: T, otro: T): boolean;
}

/** The field with which a record names another one: kept in the same way. */
export interface CampoQueNombra {
  /** As of {@link CampoUnico}. */
  nombre: string;
  campo: string;
  /** Beside the field, when nobody has that id. */
  noExiste: string;
  /** Why the one that is named cannot be erased. */
  enUso: string;
}

export interface Referencia<T> extends CampoQueNombra {
  campo: keyof T & string;
}

export const errorDeUnicidad = ({ campo, mensaje }: CampoUnico): ErrorAplicacion =>
  errorDuplicado(mensaje, { [campo]: mensaje });

export const errorDeReferencia = ({ campo, noExiste }: CampoQueNombra): ErrorAplicacion =>
  errorValidacion('Revise los campos señalados', { [campo]: noExiste });

export const errorEnUso = ({ enUso }: CampoQueNombra): ErrorAplicacion => errorConflicto(enUso);
