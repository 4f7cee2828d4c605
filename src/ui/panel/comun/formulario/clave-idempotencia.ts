import { useRef } from 'react';
import type { GeneradorIds } from '@/application/shared/equipo.port';
import { type CodigoError, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** The service looked at the request and stored nothing: what is corrected and sent again is another request. */
const RECHAZOS: readonly CodigoError[] = ['VALIDACION', 'DUPLICADO', 'CONFLICTO', 'DEMASIADO_GRANDE'];

/** One key per opened form, the same on every retry, so that two clicks or a lost answer create one record. */
export const useClaveIdempotencia = (ids: GeneradorIds) => {
  const clave = useRef<string | null>(null);
  return {
    actual: (): string => {
      clave.current ??= ids.nuevo();
      return clave.current;
    },
    /** What is sent next is another request. */
    descartar: (): void => {
      clave.current = null;
    },
    trasError: (error: unknown): void => {
      if (esErrorAplicacion(error) && RECHAZOS.includes(error.codigo)) clave.current = null;
    },
  };
};
