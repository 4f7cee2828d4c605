/** What a typed text means, or what the person should write instead. Never both, never a guess. */
export type Lectura<T> = { valor: T } | { rechazo: string };

/** Longer than anything a person types in one of these fields; what is longer is refused before it is looked at. */
const LARGO_MAXIMO = 80;

/** Marks that come along with a pasted text and nobody sees: direction, joiners, byte order. */
export const INVISIBLES = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A typed or pasted text with one kind of space, dash and apostrophe, and without what is not seen. Nothing is left of one
 * that is too long to be one of these values.
 */
export const limpiarTecleado = (texto: string): string =>
  texto.length > LARGO_MAXIMO
    ? ''
    : texto
        .replace(INVISIBLES, '')
        .replace(/\s/g, ' ')
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/[\u2018\u2019\u00b4`\u02bc]/g, "'")
        .trim();
