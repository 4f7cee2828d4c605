/** Lower case, without accents, single spaces: what two texts are compared by when a person searches. `ñ` folds to `n`. */
export const plegar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** PostgreSQL cannot store NUL, and no keyboard types it. */
export const tieneNulo = (texto: string): boolean => texto.includes('\u0000');
