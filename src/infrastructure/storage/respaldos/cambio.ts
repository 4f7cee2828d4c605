/** What took the place of something else, which can still go back. */
export interface Cambio {
  /** Sentences about what was kept apart. */
  avisos: string[];
  deshacer(): Promise<void>;
  /** Nobody will undo it any more. */
  terminar(): Promise<void>;
}

/** Several as one; the last one goes back first, and ends first. */
export const juntarCambios = (cambios: readonly Cambio[]): Cambio => ({
  avisos: cambios.flatMap(({ avisos }) => avisos),
  deshacer: async () => {
    for (const { deshacer } of cambios.toReversed()) await deshacer();
  },
  terminar: async () => {
    for (const { terminar } of cambios.toReversed()) await terminar();
  },
});
