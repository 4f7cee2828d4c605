/** Also as wide as an ideogram: a spreadsheet in Japanese or Chinese takes them for the others. */
const ARRANQUE_DE_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

export const arrancaUnaFormula = (texto: string): boolean => ARRANQUE_DE_FORMULA.test(texto);

/** In a text file, what a spreadsheet would run as a formula is quoted with an apostrophe. */
export const neutralizarCelda = (texto: string): string => (arrancaUnaFormula(texto) ? `'${texto}` : texto);

/** Programs that take another sign for the end of a cell would find one that begins there. */
const ARRANQUE_TRAS_SEPARADOR = /([,;|\t\r\n]"*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** The same for a text file, whose cells end where whoever opens it says. */
export const neutralizarCeldaDeTexto = (texto: string): string =>
  neutralizarCelda(texto).replace(ARRANQUE_TRAS_SEPARADOR, "$1'");

/** What was written, of a cell of one of our files of text. */
export const sinNeutralizar = (texto: string): string =>
  texto
    .replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '')
    .replace(/([,;|\t\r\n]"*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, '$1');
