import { errorDesconocido } from '@/domain/shared/errores/catalogo-transporte';
import { esErrorTransporte } from '@/domain/shared/errores/error-transporte';
import type { z } from '@/domain/shared/zod';

/** For what is an addition of our server (product §3): a 404 means that this one does not offer it. */
export const siExiste = async <T>(leer: () => Promise<T>): Promise<T | null> => {
  try {
    return await leer();
  } catch (causa) {
    if (esErrorTransporte(causa) && causa.status === 404) return null;
    throw causa;
  }
};

/** Throws ErrorTransporte when the answer is not what its schema says. */
export const leerCon = <E extends z.ZodMiniType>(
  esquema: E,
  nombre: string,
  cuerpo: unknown,
): z.output<E> => {
  const resultado = esquema.safeParse(cuerpo);
  if (!resultado.success) throw errorDesconocido(new Error(`Respuesta ilegible de ${nombre}`));
  return resultado.data;
};
