import type { Registro } from '@/application/shared/equipo.port';

/** Keeps what was logged. */
export const registroEnMemoria = (): Registro & { lineas: { mensaje: string; causa: unknown }[] } => {
  const lineas: { mensaje: string; causa: unknown }[] = [];
  const anotar = (mensaje: string, causa?: unknown) => void lineas.push({ mensaje, causa });
  return { lineas, aviso: anotar, error: anotar };
};
