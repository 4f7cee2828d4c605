import { turno } from './turno';

/**
 * Evaluates the parts of an entry in order, each in a task of its own: in a single one, whoever types or taps meanwhile
 * would wait for all of them.
 */
export const porEtapas = async (...partes: readonly (() => Promise<unknown>)[]): Promise<void> => {
  for (const parte of partes) {
    await parte();
    await turno();
  }
};
