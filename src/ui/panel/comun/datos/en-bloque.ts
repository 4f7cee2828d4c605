export interface ResultadoEnBloque<T> {
  hechos: T[];
  fallos: unknown[];
}

/** One after another, so that each is judged on what the one before left; a failure does not stop the rest. */
export const hacerEnBloque = async <T, R>(
  registros: readonly T[],
  hacer: (registro: T) => Promise<R>,
): Promise<ResultadoEnBloque<R>> => {
  const resultado: ResultadoEnBloque<R> = { hechos: [], fallos: [] };
  for (const registro of registros) {
    try {
      resultado.hechos.push(await hacer(registro));
    } catch (error) {
      resultado.fallos.push(error);
    }
  }
  return resultado;
};
