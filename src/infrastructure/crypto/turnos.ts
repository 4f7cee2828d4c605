/** Runs at most `maximo` jobs at once; the rest wait in order. */
export const crearTurnos = (maximo: number) => {
  const espera: (() => void)[] = [];
  let ocupados = 0;
  return async <T>(trabajo: () => Promise<T>): Promise<T> => {
    if (ocupados >= maximo) await new Promise<void>((seguir) => espera.push(seguir));
    else ocupados++;
    try {
      return await trabajo();
    } finally {
      const siguiente = espera.shift();
      if (siguiente) siguiente();
      else ocupados--;
    }
  };
};
