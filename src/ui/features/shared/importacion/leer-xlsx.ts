import readXlsxFile from 'read-excel-file/universal';
import type { Celda } from '@/domain/shared/lectura/celda';

const dos = (numero: number): string => String(numero).padStart(2, '0');

/** A date of a sheet has no time zone: the reader gives it as midnight UTC. */
const aFecha = (fecha: Date): string =>
  `${fecha.getUTCFullYear()}-${dos(fecha.getUTCMonth() + 1)}-${dos(fecha.getUTCDate())}`;

const aCelda = (celda: unknown): Celda => {
  if (celda === null || celda === undefined) return '';
  if (celda instanceof Date) return { fecha: aFecha(celda) };
  return typeof celda === 'number' ? celda : String(celda);
};

/** The sheets of a workbook, in its order. Rejects when the bytes are not a workbook. */
export const leerXlsx = async (bytes: ArrayBuffer): Promise<{ nombre: string; filas: Celda[][] }[]> =>
  (await readXlsxFile(bytes)).map(({ sheet, data }) => ({
    nombre: sheet,
    filas: data.map((fila) => fila.map(aCelda)),
  }));
