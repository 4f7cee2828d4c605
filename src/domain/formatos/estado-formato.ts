export const ESTADOS_FORMATO = ['BORRADOR', 'VIGENTE', 'OBSOLETO'] as const;
export type EstadoFormato = (typeof ESTADOS_FORMATO)[number];

export const ETIQUETA_ESTADO_FORMATO: Readonly<Record<EstadoFormato, string>> = {
  BORRADOR: 'Borrador',
  VIGENTE: 'Vigente',
  OBSOLETO: 'Obsoleto',
};

/** Where each state may go. What was in force once is kept as it was: to bring it back, a new version copies it. */
export const TRANSICIONES_FORMATO: Readonly<Record<EstadoFormato, readonly EstadoFormato[]>> = {
  BORRADOR: ['VIGENTE'],
  VIGENTE: ['OBSOLETO'],
  OBSOLETO: [],
};

export const puedePasarA = (desde: EstadoFormato, hasta: EstadoFormato): boolean =>
  TRANSICIONES_FORMATO[desde].includes(hasta);

/** Only what nobody has signed yet may be rewritten or thrown away. */
export const sePuedeReescribir = (estado: EstadoFormato): boolean => estado === 'BORRADOR';
