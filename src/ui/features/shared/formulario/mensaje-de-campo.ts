import { type FieldError, type FieldErrors, get } from 'react-hook-form';

/** `campo` may be a path: `autorizacion_datos.fecha`. */
export const mensajeDeCampo = (errores: FieldErrors, campo: string): string | undefined =>
  (get(errores, campo) as FieldError | undefined)?.message;
