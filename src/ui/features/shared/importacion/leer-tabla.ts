import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { decodificar, leerCsv } from './leer-csv';

export interface FilaDeArchivo {
  /** As the spreadsheet numbers it: the titles are line 1. */
  numero: number;
  celdas: readonly string[];
}

export interface Tabla {
  titulos: readonly string[];
  filas: readonly FilaDeArchivo[];
}

export const ARCHIVO_MAXIMO = 10_485_760;

/** The apostrophe that our own exports put before what a sheet would run as a formula. */
const sinApostrofo = (celda: string): string => (/^'[=+\-@\t\r]/.test(celda) ? celda.slice(1) : celda);

/** The first rows of a zip say 'PK', whatever the name of the file. */
const esLibro = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

const leerCeldas = async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> => {
  if (!esLibro(bytes)) return leerCsv(decodificar(bytes));
  const { leerXlsx } = await import('./leer-xlsx');
  try {
    return await leerXlsx(bytes.buffer);
  } catch {
    throw errorValidacion(
      'El archivo de Excel no se puede leer: ábralo y guárdelo de nuevo como .xlsx o .csv',
    );
  }
};

const esBinario = (celdas: readonly string[][]): boolean =>
  celdas.slice(0, 20).some((fila) => fila.some((celda) => celda.includes('\u0000')));

/** A file as titles and rows, without the empty ones. Throws VALIDACION with what the person can do about it. */
export const leerTabla = async (archivo: File): Promise<Tabla> => {
  if (archivo.size > ARCHIVO_MAXIMO)
    throw errorValidacion('El archivo pesa más de 10 MB: divídalo en varios');
  const celdas = await leerCeldas(new Uint8Array(await archivo.arrayBuffer()));
  if (esBinario(celdas))
    throw errorValidacion('El archivo no es CSV ni XLSX: guárdelo en uno de esos formatos');
  const escritas = celdas
    .map((fila, n) => ({ numero: n + 1, celdas: fila.map((celda) => sinApostrofo(celda.trim())) }))
    .filter((fila) => fila.celdas.some((celda) => celda !== ''));
  const [titulos, ...filas] = escritas;
  if (!titulos || filas.length === 0) {
    throw errorValidacion(
      'El archivo está vacío: la primera fila debe tener los títulos y las demás, los datos',
    );
  }
  return { titulos: titulos.celdas, filas };
};
