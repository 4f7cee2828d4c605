import type { Azar, Registro, Reloj } from '@/application/shared/equipo.port';

export const relojNavegador: Reloj = { ahora: () => new Date() };

export const azarNavegador: Azar = { siguiente: () => Math.random() };

/** The browser's console is where a developer looks for what no screen shows. */
export const registroConsola: Registro = {
  // biome-ignore lint/suspicious/noConsole: this adapter is the one way to the console
  aviso: (mensaje, causa) => console.warn(mensaje, ...(causa === undefined ? [] : [causa])),
  // biome-ignore lint/suspicious/noConsole: this adapter is the one way to the console
  error: (mensaje, causa) => console.error(mensaje, ...(causa === undefined ? [] : [causa])),
};
