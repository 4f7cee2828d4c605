/** What takes longer than this to come back is not waited for: the next ones leave without it. */
const PACIENCIA_MS = 5;

const siguienteVuelta = (): Promise<void> => new Promise((resolver) => setImmediate(resolver));

const loQueAntesSuceda = (esperado: Promise<unknown>): Promise<void> =>
  new Promise((resolver) => {
    const reloj = setTimeout(resolver, PACIENCIA_MS);
    esperado.then(() => {
      clearTimeout(reloj);
      resolver();
    });
  });

/**
 * Questions leave together, equal ones once: those of one turn of the event loop, or all that came while the ones before
 * were on their way. None joins those that have already left: an answer never tells of a moment before its question.
 */
export const preguntarJuntos = <T>(
  preguntar: (claves: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): ((clave: string) => Promise<T | null>) => {
  type Grupo = { claves: Set<string>; respuestas: Promise<ReadonlyMap<string, T>> };
  let porSalir: Grupo | null = null;
  let enCamino: Promise<unknown> | null = null;
  const salir = (claves: Iterable<string>) => {
    porSalir = null;
    const respuestas = preguntar([...claves]);
    const vuelta = Promise.allSettled([respuestas]).then(() => {
      if (enCamino === vuelta) enCamino = null;
    });
    enCamino = vuelta;
    return respuestas;
  };
  const reunir = (): Grupo => {
    const claves = new Set<string>();
    const turno = enCamino ? loQueAntesSuceda(enCamino).then(siguienteVuelta) : siguienteVuelta();
    return { claves, respuestas: turno.then(() => salir(claves)) };
  };
  return async (clave) => {
    porSalir ??= reunir();
    porSalir.claves.add(clave);
    return (await porSalir.respuestas).get(clave) ?? null;
  };
};
