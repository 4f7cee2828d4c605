/** What is worth watching from outside; counts, never who. */
export interface Indicadores {
  /** Connections of the product to its database by what they are doing; none when it is embedded. */
  conexiones: readonly { estado: string; total: number }[];
  sesionesAbiertas: number;
}

export interface LectorDeIndicadores {
  leer(): Promise<Indicadores>;
}
