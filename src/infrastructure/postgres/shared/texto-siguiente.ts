const ANTES_DE_SUSTITUTOS = 0xd7ff;
const DESPUES_DE_SUSTITUTOS = 0xe000;
const ULTIMA = 0x10ffff;

/** The first text, by its bytes, after all that begin with `texto`; there is none after those of the last letter. */
export const textoSiguiente = (texto: string): string | null => {
  const letras = Array.from(texto, (letra) => letra.codePointAt(0) ?? 0);
  while (letras.at(-1) === ULTIMA) letras.pop();
  const ultima = letras.pop();
  if (ultima === undefined) return null;
  const siguiente = ultima === ANTES_DE_SUSTITUTOS ? DESPUES_DE_SUSTITUTOS : ultima + 1;
  return String.fromCodePoint(...letras, siguiente);
};
