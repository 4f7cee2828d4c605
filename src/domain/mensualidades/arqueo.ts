/** Colombian notes and coins in use, whole COP, largest first. */
export const DENOMINACIONES = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const;
export type Denominacion = (typeof DENOMINACIONES)[number];

export type ConteoEfectivo = Partial<Record<Denominacion, number>>;

/** Whole COP of the counted notes and coins. */
export const contarEfectivo = (conteo: ConteoEfectivo): number =>
  DENOMINACIONES.reduce((suma, denominacion) => suma + denominacion * (conteo[denominacion] ?? 0), 0);

/** Positive when there is more money than the receipts say, negative when some is missing. */
export const diferenciaDeArqueo = (contado: number, esperado: number): number => contado - esperado;
