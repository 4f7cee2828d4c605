import type { ColumnaExportada } from './columna-exportada';
import { aCsv } from './csv';
import { descargar } from './descargar';

export type FormatoExportado = 'csv' | 'xlsx';

export interface Exportacion<T> {
  /** Name of the file without its extension, and of the sheet. */
  nombre: string;
  hoja: string;
  columnas: readonly ColumnaExportada<T>[];
  filas: readonly T[];
}

export const exportar = async <T>(
  formato: FormatoExportado,
  { nombre, hoja, columnas, filas }: Exportacion<T>,
): Promise<void> => {
  if (formato === 'csv') {
    descargar(new Blob([aCsv(columnas, filas)], { type: 'text/csv;charset=utf-8' }), `${nombre}.csv`);
    return;
  }
  const { aXlsx } = await import('./xlsx');
  descargar(await aXlsx(hoja, columnas, filas), `${nombre}.xlsx`);
};
