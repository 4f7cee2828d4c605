import { readSheet } from 'read-excel-file/universal';

const dos = (numero: number): string => String(numero).padStart(2, '0');

/** A date of a sheet has no time zone: the reader gives it as midnight UTC. */
const aFecha = (fecha: Date): string =>
  `${fecha.getUTCFullYear()}-${dos(fecha.getUTCMonth() + 1)}-${dos(fecha.getUTCDate())}`;

const aTexto = (celda: unknown): string => {
  if (celda === null || celda === undefined) return '';
  return celda instanceof Date ? aFecha(celda) : String(celda);
};

/** The first sheet of a workbook, as text. Rejects when the bytes are not a workbook. */
export const leerXlsx = async (bytes: ArrayBuffer): Promise<string[][]> =>
  (await readSheet(bytes)).map((fila) => fila.map(aTexto));
