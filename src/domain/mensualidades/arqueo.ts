/** Colombian notes and coins in use, whole COP, largest first. */
export const DENOMINACIONES = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const;
export type Denominacion = (typeof DENOMINACIONES)[number];

export type ConteoEfectivo = Partial<Record<Denominacion, number>>;

/** Whole COP of the counted notes and coins. */
export const contarEfectivo = (conteo: ConteoEfectivo): number =>
  DENOMINACIONES.reduce((suma, denominacion) => suma + denominacion * (conteo[denominacion] ?? 0), 0);

/** What went through a drawer in the days that are counted, whole COP. */
export interface MovimientoDeCaja {
  /** What there was in it already, to give change. */
  base: number;
  /** What the receipts say that came in. */
  recibido: number;
  /** What was given back. */
  devuelto: number;
  /** What was taken to the bank, or put away, before counting. */
  retirado: number;
}

/** What there should be in it. */
export const debeHaber = ({ base, recibido, devuelto, retirado }: MovimientoDeCaja): number =>
  base + recibido - devuelto - retirado;

/** Positive when there is more money than the receipts say, negative when some is missing. */
export const diferenciaDeArqueo = (contado: number, esperado: number): number => contado - esperado;
