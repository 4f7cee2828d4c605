import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { type ErrorAplicacion, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** A list call never rejects: on failure it answers no rows (specification §7) and says why. */
export interface Lista<T> {
  datos: readonly T[];
  error: ErrorAplicacion | null;
}

/** The same call, which never rejects. */
export const sinRechazar =
  <A extends readonly unknown[], T>(cargar: (...argumentos: A) => Promise<readonly T[]>) =>
  async (...argumentos: A): Promise<Lista<T>> => {
    try {
      return { datos: await cargar(...argumentos), error: null };
    } catch (causa) {
      return { datos: [], error: esErrorAplicacion(causa) ? causa : errorDesconocido(causa) };
    }
  };
