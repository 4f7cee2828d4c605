export type ValorExportado = string | number | null;

export interface ColumnaExportada<T> {
  titulo: string;
  /**
   * Of calendar dates, and of those with their hour (`diaYHora`): in a workbook they can be put in order, and filtered by
   * month. Of money: there it is read with its thousands apart, and still adds up.
   */
  tipo?: 'FECHA' | 'INSTANTE' | 'DINERO';
  valor: (fila: T) => ValorExportado;
}

export interface HojaExportada<T> {
  hoja: string;
  columnas: readonly ColumnaExportada<T>[];
  filas: readonly T[];
}
