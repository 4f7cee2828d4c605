/** 1, 2, 3… for what must be different in each record of one test file. */
export const crearSecuencia = (): (() => number) => {
  let ultimo = 0;
  return () => {
    ultimo += 1;
    return ultimo;
  };
};
