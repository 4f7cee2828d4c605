/** With the mark that ends a sentence, if whoever wrote it left it without one. */
export const conPunto = (frase: string): string => (/[.!?…]$/.test(frase) ? frase : `${frase}.`);
