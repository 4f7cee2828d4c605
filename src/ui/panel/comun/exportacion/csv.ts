import type { ColumnaExportada, ValorExportado } from './columna-exportada';
import { neutralizarCeldaDeTexto } from './neutralizar-celda';

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
