/** Lower case, without accents, single spaces: what two texts are compared by when a person searches. `ñ` folds to `n`. */
export const plegar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** PostgreSQL cannot store NUL, and no keyboard types it. */
export const tieneNulo = (texto: string): boolean => texto.includes('\u0000');

/** Without the `/` it ends with; looked at from the end, because a pattern would try again from each of them. */
export const sinBarrasFinales = (texto: string): string => {
  let hasta = texto.length;
  while (texto[hasta - 1] === '/') hasta -= 1;
  return texto.slice(0, hasta);
};

/** A number, or a key, as a bank's application takes it: people read it in groups, and it refuses their spaces. */
export const paraPegar = (numero: string): string => numero.replace(/\s/g, '');

/**
 * `Lunes a viernes` -> `lunes a viernes`, for the middle of a sentence; initials stay: `L a V`, `LUNES`. A word of one letter
 * is no initial: `A toda hora`.
 */
export const enMitadDeFrase = (texto: string): string =>
  texto.replace(/^(\p{Lu}(?=\p{Ll})|[AOY](?= \p{Ll}{2}))/u, (inicial) => inicial.toLowerCase());
