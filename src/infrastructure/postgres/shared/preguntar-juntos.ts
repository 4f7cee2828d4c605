/**
 * Questions asked in the same turn of the event loop leave together, equal ones once. None joins those that have already
 * left: an answer never tells of a moment before its question.
 */
export const preguntarJuntos = <T>(
  preguntar: (claves: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((clave: string) => Promise<T | null>) => {
  let porSalir: { claves: Set<string>; respuestas: Promise<ReadonlyMap<string, T>> } | null = null;
  const reunir = () => {
    const claves = new Set<string>();
    const salida = new Promise<void>((salir) => {
      setImmediate(() => {
        porSalir = null;
        salir();
      });
    });
    return { claves, respuestas: salida.then(() => preguntar([...claves])) };
  };
  return async (clave) => {
    porSalir ??= reunir();
    porSalir.claves.add(clave);
    return (await porSalir.respuestas).get(clave) ?? null;
  };
};
