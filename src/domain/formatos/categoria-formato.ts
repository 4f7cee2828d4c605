/** In the order of a stay. */
export const CATEGORIAS_FORMATO = ['INGRESO', 'PRIVACIDAD', 'CONVIVENCIA', 'FINANZAS', 'EGRESO'] as const;
export type CategoriaFormato = (typeof CATEGORIAS_FORMATO)[number];

export const ETIQUETA_CATEGORIA_FORMATO: Readonly<Record<CategoriaFormato, string>> = {
  INGRESO: 'Ingreso',
  PRIVACIDAD: 'Privacidad',
  CONVIVENCIA: 'Convivencia',
  FINANZAS: 'Finanzas',
  EGRESO: 'Egreso',
};
