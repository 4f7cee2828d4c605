/** Signs that forms written elsewhere bring and the letters of our papers do not have, each with what it is drawn as. */
const DIBUJADOS: readonly (readonly [signos: RegExp, como: string])[] = [
  // An empty box, whole on its line.
  [/[☐□◻▢❏❑⬜]/gu, '[\u00a0]'],
  [/[☑☒✅]/gu, '[x]'],
  [/[✓✔]/gu, '√'],
  [/[✗✘✕✖❌]/gu, '×'],
  [/[→➔➜➡⇒]/gu, '->'],
  [/[←⬅⇐]/gu, '<-'],
  [/[★☆⭐]/gu, '*'],
  [/[▪◼▫]/gu, '■'],
  [/[◦◯⚪]/gu, '○'],
  [/[▶►▸]/gu, '›'],
  // They only say how the signs beside them are drawn in colours.
  [/\ufe0f|\u200d/gu, ''],
];

/** As it is written in a paper, and in its preview. */
export const enPapel = (texto: string): string =>
  DIBUJADOS.reduce((escrito, [signos, como]) => escrito.replace(signos, como), texto);

/** What the letters of our papers have of what people write; a test compares it with them. */
export const LETRAS_DEL_PAPEL =
  /[\n\r\t\u0020-\u007e\u00a0-\u017f\u0192\u0218-\u021b\u0391-\u03a1\u03a3-\u03ce\u0400-\u0482\u1ea0-\u1ef9\u2000-\u200b\u2010\u2011\u2013-\u2015\u2017-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039\u203a\u2044\u2070\u2074-\u208e\u20a6-\u20ac\u2105\u2113\u2116\u2122\u215b-\u215e\u2202\u2206\u220f\u2211\u2212\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25a0\u25ca\u25cb\u25cf]|\u0300|\u0301|\u0303|\u0309|\u0323/u;

/** What to tell whoever wrote signs that a paper cannot show; `null` when it shows them all. */
export const explicarSignosSinDibujo = (texto: string): string | null => {
  const signos = [...new Set(enPapel(texto))].filter((signo) => !LETRAS_DEL_PAPEL.test(signo));
  if (signos.length === 0) return null;
  const lista = signos.join(' ');
  return signos.length === 1
    ? `En el PDF no sale ${lista}: quítelo o dígalo con palabras`
    : `En el PDF no salen ${lista}: quítelos o dígalos con palabras`;
};
