const ARRANQUE_DE_FORMULA = /^[=+\-@\t\r]/;

/** A text that a spreadsheet would run as a formula is quoted with an apostrophe, which the sheet hides. */
export const neutralizarCelda = (texto: string): string =>
  ARRANQUE_DE_FORMULA.test(texto) ? `'${texto}` : texto;
