export type ValorExportado = string | number | null;

export interface ColumnaExportada<T> {
  titulo: string;
  valor: (fila: T) => ValorExportado;
}

export interface HojaExportada<T> {
  hoja: string;
  columnas: readonly ColumnaExportada<T>[];
  filas: readonly T[];
}
