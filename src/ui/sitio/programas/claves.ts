/** What the address calls each programme, in their order. */
export const CLAVES_DE_PROGRAMA = ['internado', 'familiar', 'reinsercion'] as const;
export type ClavePrograma = (typeof CLAVES_DE_PROGRAMA)[number];
