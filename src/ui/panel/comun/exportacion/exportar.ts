import type { InformeExportable } from '@/domain/actividad/actividad';
import type { HojaExportada } from './columna-exportada';
import { aCsv } from './csv';
import { descargar } from './descargar';

export type FormatoExportado = 'csv' | 'xlsx';

export interface Exportacion<T> extends HojaExportada<T> {
  /** Of the file, without its extension. */
  nombre: string;
  /** When everybody may take it out. */
  informe?: InformeExportable;
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
