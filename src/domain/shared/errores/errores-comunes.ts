import { ErrorAplicacion, type ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';

export const errorValidacion = (mensaje: string, campos: ErroresCampos = {}): ErrorAplicacion =>
  new ErrorAplicacion('VALIDACION', mensaje, { campos });

/** Of the password that whoever asks types again, to show that the open session is theirs. */
export const errorContrasenaPropia = (mensaje: string): ErrorAplicacion =>
  errorValidacion(mensaje, { contrasena_propia: mensaje });

export const errorNoEncontrado = (entidad: string, id: Id): ErrorAplicacion =>
  new ErrorAplicacion('NO_ENCONTRADO', `No existe ${entidad} con el identificador ${id}`);

/** The same for whoever did not ask by that number: nobody knows people by it. */
export const sinIdentificador = (mensaje: string): string =>
  mensaje.replace(
    /^No existe (.+) con el identificador .+$/,
    'Es sobre $1 que ya no aparece en los registros',
  );

/** That record; throws NO_ENCONTRADO when there is none. */
export const encontrado = <T>(registro: T | null | undefined, entidad: string, id: Id): T => {
  if (registro === null || registro === undefined) throw errorNoEncontrado(entidad, id);
  return registro;
};

/** `campos` names the fields that repeat a value another record already has. */
export const errorDuplicado = (mensaje: string, campos: ErroresCampos = {}): ErrorAplicacion =>
  new ErrorAplicacion('DUPLICADO', mensaje, { campos });

/** `campos` names the fields to change so that it is no conflict any more. */
export const errorConflicto = (mensaje: string, campos: ErroresCampos = {}): ErrorAplicacion =>
  new ErrorAplicacion('CONFLICTO', mensaje, { campos });

export const errorVersionObsoleta = (actual: unknown): ErrorAplicacion =>
  new ErrorAplicacion('VERSION_OBSOLETA', 'Este registro cambió mientras usted lo editaba', {
    actual,
  });

/** The disk is full, for now: what there is can be read, and what was asked was not done. */
export class ErrorSinEspacio extends ErrorAplicacion {
  constructor(causa?: unknown) {
    super(
      'NO_DISPONIBLE',
      'No queda espacio en el disco: se puede consultar, pero no guardar. Avise al administrador',
      { causa },
    );
    this.name = 'ErrorSinEspacio';
  }
}

export const errorSinEspacio = (causa?: unknown): ErrorSinEspacio => new ErrorSinEspacio(causa);

/** It took longer than a question may. */
export const errorConsultaLarga = (causa?: unknown): ErrorAplicacion =>
  new ErrorAplicacion(
    'NO_DISPONIBLE',
    'La consulta tardó demasiado. Pida menos a la vez, o intente de nuevo en un momento',
    { causa },
  );

export const errorPermisoDenegado = (
  mensaje = 'Esta acción requiere permisos de ADMINISTRADOR',
): ErrorAplicacion => new ErrorAplicacion('PERMISO_DENEGADO', mensaje);
