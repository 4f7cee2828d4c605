import type { Registro } from '@/application/shared/equipo.port';

export const registroMudo: Registro = { aviso: () => {}, error: () => {} };

/** A log that remembers its messages. */
export const crearRegistroEspia = () => {
  const mensajes: string[] = [];
  const anotar = (mensaje: string) => {
    mensajes.push(mensaje);
  };
  return { mensajes, registro: { aviso: anotar, error: anotar } satisfies Registro };
};
