import { cumplirOrden, type Orden, yaDice } from '@/application/servicios/orden';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { type CodigoError, tieneCodigo } from '@/domain/shared/errores/error-aplicacion';

/** What says that it was done, of calls that carry no key: what was taken away is not there, what was made is. */
const SENAL: Readonly<Record<string, CodigoError>> = {
  eliminar: 'NO_ENCONTRADO',
  eliminarCarpeta: 'NO_ENCONTRADO',
  renombrarArchivo: 'NO_ENCONTRADO',
  renombrarCarpeta: 'NO_ENCONTRADO',
  crearCarpeta: 'DUPLICADO',
};

/**
 * Asks again for a write whose answer was lost. With its key the service answers what it did, or does it now; what
 * carries no key is known by what is there: a record that already says it, or that is gone. Throws as the order does
 * (the same doubt, or the refusal: then nothing was written). Answers
 * `undefined` where nothing but that is known.
 */
export const repetirOrden = async <R>(
  servicios: ServiciosPanel,
  pedida: Orden<R>,
): Promise<R | undefined> => {
  try {
    return await cumplirOrden(servicios, pedida);
  } catch (error) {
    const senal = SENAL[pedida.metodo];
    if (senal && tieneCodigo(error, senal)) return undefined;
    if (tieneCodigo(error, 'VERSION_OBSOLETA') && yaDice(pedida, error.actual)) return error.actual as R;
    throw error;
  }
};
