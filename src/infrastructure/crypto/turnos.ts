import type { Turnos } from '@/application/shared/turnos.port';

export interface ColaDeTurnos {
  enTurno<T>(trabajo: () => Promise<T>): Promise<T>;
  estado(): Turnos;
}

/** Runs at most `maximo` jobs at once; the rest wait in order. */
export const crearTurnos = (maximo: number): ColaDeTurnos => {
  const espera: (() => void)[] = [];
  let ocupados = 0;
  return {
    enTurno: async (trabajo) => {
      if (ocupados >= maximo) await new Promise<void>((seguir) => espera.push(seguir));
      else ocupados++;
      try {
        return await trabajo();
      } finally {
        const siguiente = espera.shift();
        if (siguiente) siguiente();
        else ocupados--;
      }
    },
    estado: () => ({ ocupados, enEspera: espera.length }),
  };
};
