/** Runs one change to the stored files at a time, among all who share them: what was looked at is still so when written. */
export type TurnoArchivos = <T>(cambio: () => Promise<T>) => Promise<T>;
