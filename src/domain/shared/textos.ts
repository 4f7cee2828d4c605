/** Lower case, without accents, single spaces: what two texts are compared by when a person searches. `ñ` folds to `n`. */
export const plegar = (texto: string): string =>
  texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** True when every word of `busqueda` is somewhere in the texts, ignoring case and accents. An empty search matches. */
export const coincideBusqueda = (
  textos: readonly (string | null | undefined)[],
  busqueda: string,
): boolean => {
  const pajar = plegar(textos.join(' '));
  return plegar(busqueda)
    .split(' ')
    .every((palabra) => pajar.includes(palabra));
};

/** PostgreSQL cannot store NUL, and no keyboard types it. */
export const tieneNulo = (texto: string): boolean => texto.includes('\u0000');
