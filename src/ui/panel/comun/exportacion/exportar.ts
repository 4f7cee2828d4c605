import type { InformeExportable } from '@/domain/actividad/actividad';
import type { ColumnaExportada, HojaExportada, ValorExportado } from './columna-exportada';
import { descargar } from './descargar';
import { neutralizarCeldaDeTexto } from './neutralizar-celda';

export type FormatoExportado = 'csv' | 'xlsx';

export interface Exportacion<T> extends HojaExportada<T> {
  /** Of the file, without its extension. */
  nombre: string;
  /** When everybody may take it out. */
  informe?: InformeExportable;
}

/** Without it Excel reads the accents wrong. */
const BOM = '\uFEFF';
/** What a Spanish Excel takes for a column. */
const SEPARADOR = ';';

const celda = (valor: ValorExportado): string => {
  if (valor === null) return '';
  if (typeof valor === 'number') return String(valor);
  const texto = neutralizarCeldaDeTexto(valor);
  return texto !== valor || /[;"\r\n]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto;
};

export const aCsv = <T>(columnas: readonly ColumnaExportada<T>[], filas: readonly T[]): string => {
  const lineas = [
    columnas.map(({ titulo }) => celda(titulo)),
    ...filas.map((fila) => columnas.map(({ valor }) => celda(valor(fila)))),
  ];
  return BOM + lineas.map((linea) => `${linea.join(SEPARADOR)}\r\n`).join('');
};

export const exportar = async <T>(
  formato: FormatoExportado,
  { nombre, hoja, columnas, filas }: Exportacion<T>,
): Promise<void> => {
  if (formato === 'csv') {
    descargar(new Blob([aCsv(columnas, filas)], { type: 'text/csv;charset=utf-8' }), `${nombre}.csv`);
    return;
  }
  const { aXlsx } = await import('./xlsx');
  descargar(aXlsx(hoja, columnas, filas), `${nombre}.xlsx`);
};
