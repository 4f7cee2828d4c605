import { errorRespaldo } from '@/domain/respaldos/error-respaldo';

/** Reads exactly what is asked for. Throws ErrorRespaldo when the content ends before, or goes on after the end. */
export const crearLectorDeBytes = (contenido: AsyncIterable<Buffer>) => {
  const iterador = contenido[Symbol.asyncIterator]();
  let disponible = Buffer.alloc(0);
  const traer = async (): Promise<boolean> => {
    const { done, value } = await iterador.next();
    if (!done) disponible = Buffer.concat([disponible, value]);
    return !done;
  };
  return {
    leer: async (bytes: number): Promise<Buffer> => {
      while (disponible.length < bytes)
        if (!(await traer())) throw errorRespaldo('El respaldo está incompleto: el archivo se cortó.');
      const leido = disponible.subarray(0, bytes);
      disponible = disponible.subarray(bytes);
      return leido;
    },
    terminar: async (): Promise<void> => {
      if (disponible.length > 0 || (await traer()))
        throw errorRespaldo('El respaldo está dañado: el archivo sigue después de su final.');
    },
  };
};
