/** No fee is below it: a sheet that takes the dot for decimals keeps 850 of 850.000. */
const VALOR_CREIBLE = 1_000;

/** Why an amount deserves a second look; `null` when it does not. */
export const avisoDeValorBajo = (valor: unknown): string | null =>
  typeof valor === 'number' && valor > 0 && valor < VALOR_CREIBLE
    ? 'Es un valor muy bajo: revise que no falten los miles'
    : null;
