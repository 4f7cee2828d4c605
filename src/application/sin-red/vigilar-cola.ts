import type { FinDeEnvio } from '@/application/sin-red/enviar-cola';

const PAUSA_MINIMA_MS = 5_000;
const PAUSA_MAXIMA_MS = 5 * 60_000;

interface Dependencias {
  enviar: () => Promise<FinDeEnvio>;
  /** `setTimeout` of the page; answers how to give it up. */
  esperar: (tarea: () => void, ms: number) => () => void;
}

/**
 * Sends when there is a reason to (the network came back, something was written down, the page is looked at again) and,
 * while something is left, again and again with a growing pause.
 */
export const vigilarCola = ({ enviar, esperar }: Dependencias) => {
  let pausa = PAUSA_MINIMA_MS;
  let enCurso: Promise<void> | null = null;
  let otraVez = false;
  let cancelar = (): void => undefined;
  let ultimo: FinDeEnvio = 'al día';
  const oyentes = new Set<() => void>();

  const vuelta = async (): Promise<void> => {
    let fin: FinDeEnvio;
    do {
      otraVez = false;
      cancelar();
      fin = await enviar();
    } while (otraVez);
    ultimo = fin;
    for (const avisado of oyentes) avisado();
    if (fin === 'parada' || fin === 'sin recibir') {
      cancelar = esperar(() => void intentar(), pausa);
      pausa = Math.min(pausa * 2, PAUSA_MAXIMA_MS);
    } else pausa = PAUSA_MINIMA_MS;
  };
  const intentar = (): Promise<void> => {
    enCurso ??= vuelta().finally(() => {
      enCurso = null;
    });
    return enCurso;
  };

  return {
    /** Resolves when what can be sent now was. */
    avisar: (): Promise<void> => {
      pausa = PAUSA_MINIMA_MS;
      otraVez = true;
      return intentar();
    },
    /** Whether this page is sending now. */
    enviando: (): boolean => enCurso !== null,
    parar: (): void => cancelar(),
    /** How the last time ended. */
    fin: (): FinDeEnvio => ultimo,
    /** Calls back each time that it ends. Answers how to stop. */
    alTerminar: (avisar: () => void): (() => void) => {
      oyentes.add(avisar);
      return () => {
        oyentes.delete(avisar);
      };
    },
  };
};
