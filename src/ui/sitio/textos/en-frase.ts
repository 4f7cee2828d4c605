/** `Lunes a viernes` -> `lunes a viernes`, for the middle of a sentence; what is all capitals stays. */
export const enMitadDeFrase = (texto: string): string =>
  texto.replace(/^\p{Lu}(?!\p{Lu})/u, (inicial) => inicial.toLowerCase());

/** With the mark that ends a sentence, if whoever wrote it left it without one. */
export const conPunto = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`);
