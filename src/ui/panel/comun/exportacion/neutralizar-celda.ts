const ARRANQUE_DE_FORMULA = /^[=+\-@\t\r]/;

export const arrancaUnaFormula = (texto: string): boolean => ARRANQUE_DE_FORMULA.test(texto);

/** In a text file, what a spreadsheet would run as a formula is quoted with an apostrophe. */
export const neutralizarCelda = (texto: string): string => (arrancaUnaFormula(texto) ? `'${texto}` : texto);

/** Programs that take another sign for the end of a cell would find one that begins there. */
const ARRANQUE_TRAS_SEPARADOR = /([,;|\t\r\n]"*)(?=[=+\-@])/g;

/** The same for a text file, whose cells end where whoever opens it says. */
export const neutralizarCeldaDeTexto = (texto: string): string =>
  neutralizarCelda(texto).replace(ARRANQUE_TRAS_SEPARADOR, "$1'");

/** What was written, of a cell of one of our files of text. */
export const sinNeutralizar = (texto: string): string =>
  texto.replace(/^'(?=[=+\-@\t\r])/, '').replace(/([,;|\t\r\n]"*)'(?=[=+\-@])/g, '$1');
