import { ErrorTransporte } from '@/domain/shared/errores/error-transporte';

export const capturar = async (promesa: Promise<unknown>): Promise<unknown> => {
  try {
    await promesa;
  } catch (error) {
    return error;
  }
  throw new Error('Se esperaba un error y no lo hubo');
};

export const capturarTransporte = async (promesa: Promise<unknown>): Promise<ErrorTransporte> => {
  const error = await capturar(promesa);
  if (error instanceof ErrorTransporte) return error;
  throw error;
};
