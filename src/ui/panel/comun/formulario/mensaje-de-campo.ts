import { type FieldError, type FieldErrors, get } from 'react-hook-form';

/** `campo` may be a path: `autorizacion_datos.fecha`. */
export const mensajeDeCampo = (errores: FieldErrors, campo: string): string | undefined =>
  (get(errores, campo) as FieldError | undefined)?.message;

const esDeCampo = (valor: object): valor is FieldError => typeof (valor as FieldError).type === 'string';

/** Path of every field that has an error, whether the form shows it or not. */
export const camposConError = (errores: FieldErrors, prefijo = ''): string[] =>
  Object.entries(errores).flatMap(([nombre, valor]) => {
    const campo = `${prefijo}${nombre}`;
    if (campo === 'root' || typeof valor !== 'object' || valor === null) return [];
    return esDeCampo(valor) ? [campo] : camposConError(valor as FieldErrors, `${campo}.`);
  });
