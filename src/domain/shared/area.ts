/** Where people are cared for: men and women live apart at every venue. */
export const AREAS = ['HOMBRES', 'MUJERES'] as const;
export type Area = (typeof AREAS)[number];
export const ETIQUETA_AREA: Readonly<Record<Area, string>> = { HOMBRES: 'Hombres', MUJERES: 'Mujeres' };
