import { MENSAJES_INICIO_SESION } from '@/domain/sesion/mensajes-sesion';

/** The error's own message, or the default one (specification §8, login). */
export const mensajeIngreso = (error: unknown): string =>
  (error instanceof Error && error.message.trim()) || MENSAJES_INICIO_SESION.porDefecto;
