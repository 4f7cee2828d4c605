import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

export const errorCofreCerrado = (): ErrorAplicacion =>
  new ErrorAplicacion(
    'COFRE_CERRADO',
    'Lo guardado en este equipo está cerrado. Escriba su PIN, o entre de nuevo con conexión',
  );

/** Of the person's own machine: what was already kept there stays. */
export const errorEquipoSinEspacio = (causa?: unknown): ErrorAplicacion =>
  new ErrorAplicacion(
    'SIN_ESPACIO',
    'No queda espacio en este equipo para guardar esto. Libere espacio y vuelva a intentarlo; lo que ya estaba guardado sigue ahí',
    { causa },
  );
