import { expect } from 'vitest';
import { type CodigoError, ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Expects the promise to reject with that `codigo`, and gives the error to look further into. */
export const rechazo = async (promesa: Promise<unknown>, codigo: CodigoError): Promise<ErrorAplicacion> => {
  const error = await promesa.then(
    () => null,
    (causa: unknown) => causa,
  );
  expect(error).toBeInstanceOf(ErrorAplicacion);
  expect((error as ErrorAplicacion).codigo).toBe(codigo);
  return error as ErrorAplicacion;
};
