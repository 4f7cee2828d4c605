export type ValorExportado = string | number | null;

export interface ColumnaExportada<T> {
  titulo: string;
  valor: (fila: T) => ValorExportado;
}
