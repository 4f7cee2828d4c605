/** The same promise for every caller; a failed load is forgotten, so that the next one tries again. */
export const cargarUnaVez = <T>(cargar: () => Promise<T>): (() => Promise<T>) => {
  let carga: Promise<T> | null = null;
  return () => {
    carga ??= cargar().catch((causa: unknown) => {
      carga = null;
      throw causa;
    });
    return carga;
  };
};
