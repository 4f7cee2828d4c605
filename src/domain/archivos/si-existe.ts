/** What to do with an upload whose name is taken; without it, it is refused. */
export const SI_EXISTE = ['REEMPLAZAR', 'CONSERVAR_AMBAS'] as const;
export type SiExiste = (typeof SI_EXISTE)[number];
