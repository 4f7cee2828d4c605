/** '1 acudiente', '2 acudientes'; `null` for none. */
export const cuantos = (numero: number, uno: string, varios: string): string | null =>
  numero === 0 ? null : `${numero} ${numero === 1 ? uno : varios}`;
