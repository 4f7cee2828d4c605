/** What a sheet of Excel has at most. */
const FILAS = 1_048_576;
const COLUMNAS = 16_384;

/** A row, or a cell; what is alone in its tag (`<c r="B2" s="1"/>`) has nothing written. */
const ETIQUETA = /<(?:\w+:)?(row|c)(?=[\s/>])([^<>]*)>/g;
const LUGAR = /\sr="([A-Z]*)(\d+)"/;

const columnaDe = (letras: string): number =>
  [...letras].reduce((numero, letra) => numero * 26 + letra.charCodeAt(0) - 64, 0);

/**
 * Cells from the first to the last one with something written: a reader makes room for all of them, and a mark that somebody
 * left in the last corner makes thousands of millions. More than any sheet can have when a place is of none.
 */
export const alcanceDe = (hoja: string): number => {
  let [fila, columna, ultimaFila, ultimaColumna] = [0, 0, 0, 0];
  for (const [, cual, atributos = ''] of hoja.matchAll(ETIQUETA)) {
    const [, letras = '', numero] = LUGAR.exec(atributos) ?? [];
    if (cual === 'row') {
      fila = numero ? Number(numero) : fila + 1;
      columna = 0;
    } else {
      if (numero) fila = Number(numero);
      columna = letras ? columnaDe(letras) : columna + 1;
    }
    if (fila > FILAS || columna > COLUMNAS) return Number.POSITIVE_INFINITY;
    if (cual === 'row' || atributos.endsWith('/')) continue;
    ultimaFila = Math.max(ultimaFila, fila);
    ultimaColumna = Math.max(ultimaColumna, columna);
  }
  return ultimaFila * ultimaColumna;
};

/** A sign of private use: what begins with it in a cell was a formula, and not a text that somebody wrote. */
const MARCA = '\uE000=';

/** A cell with its formula, which of one shared with another cell is not written again, and no value or an empty one. */
const CELDA =
  /<((?:\w+:)?)c(\s[^<>]*)>\s*<\1f(?:\s[^<>]*)?(?:\/>|>([^<]*)<\/\1f>)\s*(<\1v\s*\/>|<\1v>\s*<\/\1v>)?\s*<\/\1c>/g;

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
