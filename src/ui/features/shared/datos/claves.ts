/** First part of every query key: what a write must refresh. */
export const CLAVES = {
  participantes: ['participantes'],
  sedes: ['sedes'],
  acudientes: ['acudientes'],
  mensualidades: ['mensualidades'],
  usuarios: ['usuarios'],
  actividad: ['actividad'],
  tablero: ['tablero'],
  configuracion: ['configuracion'],
  archivos: ['archivos'],
  formatos: ['formatos'],
} as const;
