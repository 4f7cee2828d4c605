/** A reading that takes longer keeps nobody waiting for it: it may never end. */
const PLAZO_MS = 2_000;

/**
 * The same reading for all who ask while another goes on. It starts when that one ends, and so after they asked: nobody is told what was
 * true before. However many ask at once, the database answers one question at a time.
 */
export const unaLecturaALaVez = <T>(leer: () => Promise<T>, plazoMs = PLAZO_MS): (() => Promise<T>) => {
  let enCurso: Promise<void> | null = null;
  let siguiente: Promise<T> | null = null;
  const empezar = (): Promise<T> => {
    siguiente = null;
    const lectura = leer();
    const termina = new Promise<void>((listo) => {
      const reloj = setTimeout(listo, plazoMs);
      const terminar = (): void => {
        clearTimeout(reloj);
        listo();
      };
      lectura.then(terminar, terminar);
    });
    enCurso = termina;
    termina.then(() => {
      if (enCurso === termina) enCurso = null;
    });
    return lectura;
  };
  return () => {
    if (enCurso === null) return empezar();
    siguiente ??= enCurso.then(empezar);
    return siguiente;
  };
};
