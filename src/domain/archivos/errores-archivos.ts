import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { errorConflicto, errorDuplicado } from '@/domain/shared/errores/errores-comunes';

export const errorSinArchivo = (): ErrorAplicacion =>
  new ErrorAplicacion('NO_ENCONTRADO', 'El archivo ya no existe: actualice la lista');

export const errorSinCarpeta = (): ErrorAplicacion =>
  new ErrorAplicacion('NO_ENCONTRADO', 'La carpeta ya no existe: actualice la lista');

export const errorNombreOcupado = (): ErrorAplicacion =>
  errorDuplicado('Ya existe un archivo o una carpeta con este nombre');

/** A path that goes through a file as if it were a folder. */
export const errorNoEsCarpeta = (): ErrorAplicacion =>
  errorConflicto('La ruta pasa por un archivo como si fuera una carpeta');

/** A signed address that is altered, ended or used: they are all refused alike, so that nobody learns which. */
export const errorFirma = (): ErrorAplicacion =>
  new ErrorAplicacion(
    'PERMISO_DENEGADO',
    'La dirección firmada no es válida, ya venció o ya se usó: pida otra e intente de nuevo',
  );

export const errorSinEnPapelera = (): ErrorAplicacion =>
  new ErrorAplicacion('NO_ENCONTRADO', 'Ya no está en la papelera: actualice la lista');

export const errorSinAlmacen = (causa?: unknown): ErrorAplicacion =>
  new ErrorAplicacion('NO_DISPONIBLE', 'El almacén de archivos no está disponible en este momento', {
    causa,
  });
