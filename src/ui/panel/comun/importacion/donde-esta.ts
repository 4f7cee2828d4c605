import type { FilaDeArchivo } from './a-hoja';

type ConLugar = Pick<FilaDeArchivo, 'numero' | 'enHoja'>;

/** As the person finds it in the sheet: `fila 5`, or `fila 5, ENE` where each month has its column. */
export const dondeEsta = ({ numero, enHoja }: ConLugar): string =>
  enHoja ? `fila ${enHoja.fila}, ${enHoja.columna}` : `fila ${numero}`;

/** To begin with. */
export const dondeEstaEnTitulo = (fila: ConLugar): string => `F${dondeEsta(fila).slice(1)}`;

/** Whether both are of the same row of the sheet, so that they are of the same person. */
export const sonDeLaMismaFila = (una: ConLugar, otra: ConLugar): boolean =>
  una.enHoja !== undefined && una.enHoja.fila === otra.enHoja?.fila;
