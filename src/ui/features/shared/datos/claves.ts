/** First part of every query key: what a write must refresh. */
export const CLAVES = {
  participantes: ['participantes'],
  sedes: ['sedes'],
  acudientes: ['acudientes'],
  mensualidades: ['mensualidades'],
  actividad: ['actividad'],
  tablero: ['tablero'],
} as const;
