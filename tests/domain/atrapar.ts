import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** The core's error an action throws; anything else it does fails the test. */
export const atrapar = (accion: () => unknown): ErrorAplicacion => {
  try {
    accion();
  } catch (error) {
    if (error instanceof ErrorAplicacion) return error;
    throw error;
  }
  throw new Error('Se esperaba un error y no lo hubo');
};
