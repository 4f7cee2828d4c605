// The universal build packs in the page itself: the browser one starts workers from blobs, which the CSP refuses.
import writeXlsxFile from 'write-excel-file/universal';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { diasEntre, esFechaCalendario } from '@/domain/shared/fechas';
import { DIA_CERO } from '@/domain/shared/lectura/celda';
import type { ColumnaExportada, HojaExportada, ValorExportado } from './columna-exportada';
import { neutralizarCelda } from './neutralizar-celda';

/** Sheets take 1900 for a leap year: only from here do their days and ours agree. */
const PRIMERA_FECHA = '1900-03-01';

const celda = (valor: ValorExportado, tipo: ColumnaExportada<unknown>['tipo']) => {
  if (valor === null) return null;
  if (tipo === 'FECHA' && typeof valor === 'string' && esFechaCalendario(valor) && valor >= PRIMERA_FECHA)
    // For a sheet a date is a number of days: no time zone can move it.
    return { value: diasEntre(DIA_CERO, valor), type: Number, format: 'dd/mm/yyyy' };
  return typeof valor === 'number'
    ? { value: valor, type: Number, ...(tipo === 'DINERO' && { format: '#,##0' }) }
    : { value: neutralizarCelda(valor), type: String };
};

const ANCHO_MAXIMO = 40;

/** A number takes the room of its thousands: a sheet shows `####` where it does not fit. */
const largoDe = (valor: ValorExportado): number =>
  typeof valor === 'number' ? formatearNumero(valor).length : (valor ?? '').length;

const anchoDe = (valores: readonly ValorExportado[]): number =>
  Math.min(ANCHO_MAXIMO, Math.max(...valores.map(largoDe)) + 2);

/** A sheet with a bold first row that stays in sight. */
export const hojaDe = <T>({ hoja, columnas, filas }: HojaExportada<T>) => {
  const valores = filas.map((fila) => columnas.map(({ valor }) => valor(fila)));
  const titulos = columnas.map(({ titulo }) => ({
    value: titulo,
    type: String,
    fontWeight: 'bold' as const,
  }));
  return {
    data: [titulos, ...valores.map((fila) => fila.map((valor, n) => celda(valor, columnas[n]?.tipo)))],
    sheet: hoja,
    stickyRowsCount: 1,
    columns: columnas.map(({ titulo }, n) => ({
      width: anchoDe([titulo, ...valores.map((f) => f[n] ?? null)]),
    })),
  };
};

export const aLibro = (hojas: readonly ReturnType<typeof hojaDe>[]): Promise<Blob> =>
  writeXlsxFile([...hojas]).toBlob();

export const aXlsx = <T>(
  hoja: string,
  columnas: readonly ColumnaExportada<T>[],
  filas: readonly T[],
): Promise<Blob> => aLibro([hojaDe({ hoja, columnas, filas })]);
