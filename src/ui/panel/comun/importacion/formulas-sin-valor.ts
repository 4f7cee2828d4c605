/** A sign of private use: what begins with it in a cell was a formula, and not a text that somebody wrote. */
const MARCA = '\uE000=';

/** A cell with its formula, which of one shared with another cell is not written again, and no value or an empty one. */
const CELDA =
  /<((?:\w+:)?)c(\s[^>]*)>\s*<\1f(?:\s[^>]*)?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g;

const TIPO = /\st="(\w+)"/;

/**
 * A sheet whose formulas without a value say what they are. Programs that write workbooks without calculating leave them so,
 * and the reader gives an empty cell, or nothing of the whole book. Of a text (`t="str"`), an empty value is what it gave.
 */
export const conFormulasEscritas = (hoja: string): string =>
  hoja.replace(CELDA, (celda, prefijo: string, atributos: string, formula = '', vacio?: string) =>
    vacio !== undefined && TIPO.exec(atributos)?.[1] === 'str'
      ? celda
      : `<${prefijo}c${atributos.replace(TIPO, '')} t="inlineStr"><${prefijo}is><${prefijo}t>${MARCA}${formula}</${prefijo}t></${prefijo}is></${prefijo}c>`,
  );

/** What {@link conFormulasEscritas} wrote in a cell, or `null` when it was not it. */
export const formulaEscrita = (texto: string): { formula: string } | null =>
  texto.startsWith(MARCA) ? { formula: texto.slice(1) } : null;
